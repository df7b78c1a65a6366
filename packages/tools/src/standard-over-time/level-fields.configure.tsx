import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ConfigureProps } from '../capture-view.ts'
import type { Levels } from './checks.ts'
import styles from './standard-over-time.configure.module.css'
import type { StandardOverTimeConfig } from './standard-over-time.shape.ts'

const FEWEST = 2
const MOST = 10

interface Props extends Pick<ConfigureProps<StandardOverTimeConfig>, 'isReadOnly' | 'faults'> {
  readonly levels: Levels
  readonly path: string
  readonly onChange: (next: Levels) => void
}

/** From the lowest. Values count on by themselves. */
export function LevelFields({ levels, path, isReadOnly, faults, onChange }: Props) {
  const add = () => onChange([...levels, { value: (levels.at(-1)?.value ?? -1) + 1, label: '' }])
  return (
    <fieldset className={styles.levels}>
      <legend>Levels</legend>
      {faults[path] && <p className={styles.fault}>{faults[path]}</p>}
      {levels.map(({ value, label }, index) => (
        <div key={value} className={styles.level}>
          <b>{value}</b>
          <TextInput
            aria-label={`Level ${value}`}
            size="md"
            value={label}
            readOnly={isReadOnly}
            error={faults[`${path}.${index}.label`]}
            onChange={(event) => {
              const typed = event.currentTarget.value
              onChange(levels.map((it) => (it.value === value ? { value, label: typed } : it)))
            }}
          />
          {!isReadOnly && levels.length > FEWEST && index === levels.length - 1 && (
            <ActionIcon
              variant="subtle"
              size={42}
              aria-label={`Remove level ${value}`}
              onClick={() => onChange(levels.slice(0, -1))}
            >
              <IconX size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {!isReadOnly && levels.length < MOST && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={add}
        >
          Add a level
        </Button>
      )}
    </fieldset>
  )
}
