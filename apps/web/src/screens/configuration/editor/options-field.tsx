import type { LookFor, LookForSet } from '@corridor/tools/custom-look-for/look-for-set.shape'
import { rankAt } from '@corridor/tools/custom-look-for/ranks'
import { optionsOf } from '@corridor/tools/custom-look-for/set-order'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import styles from './editor-form.module.css'
import { freshId } from './fresh-id.ts'
import type { EntryFormProps } from './kind.ts'

const MOST_OPTIONS = 8

type Props = Omit<EntryFormProps<LookForSet, LookFor>, 'content'>

/** Choices; of a scale its levels, from the lowest. */
export function OptionsField({ entry, change, isReadOnly, faults }: Props) {
  const options = optionsOf(entry)
  const isScale = entry.type === 'scale'
  const put = (next: typeof options) =>
    change({ ...entry, options: next.map((it, index) => ({ ...it, rank: rankAt(index) })) })
  return (
    <div>
      <p className={styles.legend}>{isScale ? 'Levels, from the lowest' : 'Choices'}</p>
      <ol className={styles.options}>
        {options.map((option, index) => (
          <li key={option.id} className={styles.option}>
            <TextInput
              size="md"
              aria-label={`${isScale ? 'Level' : 'Choice'} ${index + 1}`}
              value={option.label}
              readOnly={isReadOnly}
              error={faults[`options.${entry.options.indexOf(option)}.label`]}
              onChange={(event) =>
                put(options.map((it) => (it === option ? { ...it, label: event.currentTarget.value } : it)))
              }
            />
            {!isReadOnly && (
              <ActionIcon
                size={42}
                variant="subtle"
                aria-label={`Remove ${option.label || `choice ${index + 1}`}`}
                onClick={() => put(options.filter((it) => it !== option))}
              >
                <IconTrash size={18} stroke={1.8} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {faults.options && <p role="alert">{faults.options}</p>}
      {!isReadOnly && options.length < MOST_OPTIONS && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          onClick={() => put([...options, { id: freshId('option', options), rank: '', label: '' }])}
        >
          {isScale ? 'Add a level' : 'Add a choice'}
        </Button>
      )}
    </div>
  )
}
