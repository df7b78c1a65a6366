import { useId } from 'react'
import styles from './day-field.module.css'

interface Props {
  readonly label: string
  /** “13:10” */
  readonly value: string | null
  readonly onChange: (clock: string | null) => void
}

/** A field for a time of day, which may be empty. */
export function TimeField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="time"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value.slice(0, 5) || null)}
      />
    </div>
  )
}
