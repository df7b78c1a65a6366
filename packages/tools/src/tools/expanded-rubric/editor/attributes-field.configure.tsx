import { RowsField } from '@corridor/ui/forms/rows-field'
import { TextInput } from '@mantine/core'
import { useEntry } from '../../../set-editor/editing.configure.tsx'
import type { Indicator } from '../expanded-rubric.shape.ts'

const MOST_ATTRIBUTES = 12

/** The field for attributes that an observer can see or hear, and tick off. */
export function AttributesField() {
  const { entry, change, isReadOnly, faults, newId } = useEntry<Indicator>()
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
