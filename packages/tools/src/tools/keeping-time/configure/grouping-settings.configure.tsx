import { RowsField } from '@corridor/ui/forms/rows-field'
import { TextInput } from '@mantine/core'
import type { ConfigureProps } from '../../../definition/capture-view.ts'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import styles from './keeping-time.configure.module.css'

const FEWEST = 2
const MOST = 8

export function GroupingSettings({ value, change, isReadOnly, faults }: ConfigureProps<KeepingTimeConfig>) {
  const { groupings } = value
  const set = (next: KeepingTimeConfig['groupings']) => change({ ...value, groupings: next })
  return (
    <RowsField
      label="Groupings"
      hint="How students sit together, on a track of its own."
      fault={faults.groupings}
      isReadOnly={isReadOnly}
      items={groupings}
      idOf={({ id }) => id}
      nameOf={({ label }, index) => label || `grouping ${index + 1}`}
      mayRemove={() => groupings.length > FEWEST}
      onRemove={({ id }) => set(groupings.filter((it) => it.id !== id))}
      add="Add a grouping"
      mayAdd={groupings.length < MOST}
      onAdd={() => set([...groupings, { id: crypto.randomUUID(), label: '' }])}
    >
      {({ id, label }, index) => (
        <TextInput
          aria-label={`Grouping ${index + 1}`}
          size="md"
          className={styles.grouping}
          value={label}
          readOnly={isReadOnly}
          error={faults[`groupings.${index}.label`]}
          onChange={(event) => set(groupings.with(index, { id, label: event.currentTarget.value }))}
        />
      )}
    </RowsField>
  )
}
