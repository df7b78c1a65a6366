import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ConfigureProps } from '../capture-view.ts'
import styles from './keeping-time.configure.module.css'
import type { KeepingTimeConfig } from './keeping-time.shape.ts'

const FEWEST = 2
const MOST = 8

export function GroupingSettings({ value, change, isReadOnly, faults }: ConfigureProps<KeepingTimeConfig>) {
  const { groupings } = value
  const set = (next: KeepingTimeConfig['groupings']) => change({ ...value, groupings: next })
  return (
    <fieldset className={styles.part}>
      <legend>Groupings</legend>
      <p className={styles.text}>How students sit together, on a track of its own.</p>
      {faults.groupings && <p className={styles.fault}>{faults.groupings}</p>}
      {groupings.map((it, index) => (
        <div key={it.id} className={styles.grouping}>
          <TextInput
            aria-label={`Grouping ${index + 1}`}
            size="md"
            value={it.label}
            readOnly={isReadOnly}
            error={faults[`groupings.${index}.label`]}
            onChange={(event) => {
              const label = event.currentTarget.value
              set(groupings.map((one) => (one.id === it.id ? { ...one, label } : one)))
            }}
          />
          {!isReadOnly && groupings.length > FEWEST && (
            <ActionIcon
              variant="subtle"
              size={42}
              aria-label={`Remove ${it.label || `grouping ${index + 1}`}`}
              onClick={() => set(groupings.filter(({ id }) => id !== it.id))}
            >
              <IconX size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {!isReadOnly && groupings.length < MOST && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => set([...groupings, { id: crypto.randomUUID(), label: '' }])}
        >
          Add a grouping
        </Button>
      )}
    </fieldset>
  )
}
