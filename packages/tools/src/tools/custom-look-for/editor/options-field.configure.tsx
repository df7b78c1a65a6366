import { RowsField } from '@corridor/ui/forms/rows-field'
import { TextInput } from '@mantine/core'
import { useEntry } from '../../../set-editor/editing.configure.tsx'
import { rankAt } from '../../../sets/ranks.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import { optionsOf } from '../set/set-order.ts'

const MOST_OPTIONS = 8

/** The field for an item’s choices, or for a scale’s levels from the lowest. */
export function OptionsField() {
  const { entry, change, isReadOnly, faults, newId } = useEntry<LookFor>()
  const options = optionsOf(entry)
  const one = entry.type === 'scale' ? 'level' : 'choice'
  const put = (next: typeof options) =>
    change({ ...entry, options: next.map((it, index) => ({ ...it, rank: rankAt(index) })) })
  return (
    <RowsField
      label={one === 'level' ? 'Levels, from the lowest' : 'Choices'}
      fault={faults.options}
      isReadOnly={isReadOnly}
      items={options}
      idOf={({ id }) => id}
      nameOf={({ label }, index) => label || `${one} ${index + 1}`}
      onRemove={(option) => put(options.filter((it) => it !== option))}
      add={`Add a ${one}`}
      mayAdd={options.length < MOST_OPTIONS}
      onAdd={() => put([...options, { id: newId(), rank: '', label: '' }])}
    >
      {(option, index) => (
        <TextInput
          size="md"
          aria-label={`${one === 'level' ? 'Level' : 'Choice'} ${index + 1}`}
          value={option.label}
          readOnly={isReadOnly}
          error={faults[`options.${entry.options.indexOf(option)}.label`]}
          onChange={(event) => put(options.with(index, { ...option, label: event.currentTarget.value }))}
        />
      )}
    </RowsField>
  )
}
