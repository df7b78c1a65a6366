import type {
  ExpandedRubricConfig,
  Indicator,
} from '@corridor/tools/tools/expanded-rubric/expanded-rubric.shape'
import { RowsField } from '@corridor/ui/rows-field'
import { TextInput } from '@mantine/core'
import { newId } from '../../../device/new-id.ts'
import type { EntryFormProps } from './kind.ts'

const MOST_ATTRIBUTES = 12

type Props = Omit<EntryFormProps<ExpandedRubricConfig, Indicator>, 'content'>

/** What an observer can see or hear, and tick off. */
export function AttributesField({ entry, change, isReadOnly, faults }: Props) {
  const { attributes } = entry
  const put = (next: Indicator['attributes']) => change({ ...entry, attributes: next })
  return (
    <RowsField
      label="Critical attributes"
      isReadOnly={isReadOnly}
      items={attributes}
      idOf={({ id }) => id}
      nameOf={({ text }, index) => text || `attribute ${index + 1}`}
      onRemove={(attribute) => put(attributes.filter((it) => it !== attribute))}
      add="Add an attribute"
      mayAdd={attributes.length < MOST_ATTRIBUTES}
      onAdd={() => put([...attributes, { id: newId(), text: '' }])}
    >
      {({ id, text }, index) => (
        <TextInput
          size="md"
          aria-label={`Attribute ${index + 1}`}
          value={text}
          readOnly={isReadOnly}
          error={faults[`attributes.${index}.text`]}
          onChange={(event) => put(attributes.with(index, { id, text: event.currentTarget.value }))}
        />
      )}
    </RowsField>
  )
}
