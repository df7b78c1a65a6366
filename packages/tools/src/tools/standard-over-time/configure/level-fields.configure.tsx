import { RowsField } from '@corridor/ui/forms/rows-field'
import { TextInput } from '@mantine/core'
import type { ConfigureProps } from '../../../definition/capture-view.ts'
import type { Levels } from '../checks.ts'
import type { StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import styles from './standard-over-time.configure.module.css'

const FEWEST = 2
const MOST = 10

interface Props extends Pick<ConfigureProps<StandardOverTimeConfig>, 'isReadOnly' | 'faults'> {
  readonly levels: Levels
  readonly path: string
  readonly onChange: (next: Levels) => void
}

/** The levels of a scale, from the lowest. Values count on by themselves, so only the highest is taken away. */
export function LevelFields({ levels, path, isReadOnly, faults, onChange }: Props) {
  return (
    <RowsField
      label="Levels, from the lowest"
      fault={faults[path]}
      isReadOnly={isReadOnly}
      items={levels}
      idOf={({ value }) => value}
      nameOf={({ value }) => `level ${value}`}
      mayRemove={(_, index) => levels.length > FEWEST && index === levels.length - 1}
      onRemove={() => onChange(levels.slice(0, -1))}
      add="Add a level"
      mayAdd={levels.length < MOST}
      onAdd={() => onChange([...levels, { value: (levels.at(-1)?.value ?? -1) + 1, label: '' }])}
    >
      {({ value, label }, index) => (
        <>
          <b className={styles.value}>{value}</b>
          <TextInput
            aria-label={`Level ${value}`}
            size="md"
            className={styles.level}
            value={label}
            readOnly={isReadOnly}
            error={faults[`${path}.${index}.label`]}
            onChange={(event) => onChange(levels.with(index, { value, label: event.currentTarget.value }))}
          />
        </>
      )}
    </RowsField>
  )
}
