import type { ExpandedRubricConfig, Indicator } from '@corridor/tools/expanded-rubric/expanded-rubric.shape'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import styles from './editor-form.module.css'
import { freshId } from './fresh-id.ts'
import type { EntryFormProps } from './kind.ts'

const MOST_ATTRIBUTES = 12

type Props = Omit<EntryFormProps<ExpandedRubricConfig, Indicator>, 'content'>

/** What an observer can see or hear, and tick off. */
export function AttributesField({ entry, change, isReadOnly, faults }: Props) {
  const { attributes } = entry
  const put = (next: Indicator['attributes']) => change({ ...entry, attributes: next })
  return (
    <div>
      <p className={styles.legend}>Critical attributes</p>
      <ul className={styles.options}>
        {attributes.map((attribute, index) => (
          <li key={attribute.id} className={styles.option}>
            <TextInput
              size="md"
              aria-label={`Attribute ${index + 1}`}
              value={attribute.text}
              readOnly={isReadOnly}
              error={faults[`attributes.${index}.text`]}
              onChange={(event) =>
                put(
                  attributes.map((it) =>
                    it === attribute ? { ...it, text: event.currentTarget.value } : it,
                  ),
                )
              }
            />
            {!isReadOnly && (
              <ActionIcon
                size={42}
                variant="subtle"
                aria-label={`Remove ${attribute.text || `attribute ${index + 1}`}`}
                onClick={() => put(attributes.filter((it) => it !== attribute))}
              >
                <IconTrash size={18} stroke={1.8} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && attributes.length < MOST_ATTRIBUTES && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          onClick={() => put([...attributes, { id: freshId('attribute', attributes), text: '' }])}
        >
          Add an attribute
        </Button>
      )}
    </div>
  )
}
