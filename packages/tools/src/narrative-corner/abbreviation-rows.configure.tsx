import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ConfigureProps } from '../capture-view.ts'
import styles from './narrative-corner.configure.module.css'
import type { Abbreviation, NarrativeConfig } from './narrative-corner.shape.ts'

interface Props extends Pick<ConfigureProps<NarrativeConfig>, 'isReadOnly' | 'faults'> {
  readonly abbreviations: readonly Abbreviation[]
  readonly change: (next: Abbreviation[]) => void
}

/** What observers type short, and what it becomes with a space after it. */
export function AbbreviationRows({ abbreviations, change, isReadOnly, faults }: Props) {
  const edit = (id: string, part: Partial<Abbreviation>) =>
    change(abbreviations.map((it) => (it.id === id ? { ...it, ...part } : it)))
  const add = () => change([...abbreviations, { id: crypto.randomUUID(), short: '', long: '' }])
  return (
    <Input.Wrapper
      label="Abbreviations"
      description="Typed with a space after them, they are written out."
      size="md"
      error={faults.abbreviations}
    >
      <ul className={styles.rows}>
        {abbreviations.map(({ id, short, long }, place) => (
          <li key={id}>
            <TextInput
              aria-label={`Abbreviation ${place + 1}`}
              size="md"
              className={styles.short}
              value={short}
              readOnly={isReadOnly}
              error={faults[`abbreviations.${place}.short`]}
              onChange={(event) => edit(id, { short: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`Abbreviation ${place + 1} stands for`}
              size="md"
              className={styles.long}
              value={long}
              readOnly={isReadOnly}
              error={faults[`abbreviations.${place}.long`]}
              onChange={(event) => edit(id, { long: event.currentTarget.value })}
            />
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={`Remove abbreviation ${place + 1}`}
                onClick={() => change(abbreviations.filter((it) => it.id !== id))}
              >
                <IconTrash size={20} stroke={1.8} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={add}
        >
          Add an abbreviation
        </Button>
      )}
    </Input.Wrapper>
  )
}
