import { useId } from 'react'
import styles from './day-field.module.css'

interface Props {
  readonly label: string
  readonly value: string | null
  readonly onChange: (day: string | null) => void
}

/** A field for a day, which may be empty. A half-typed day is none yet. */
export function DayField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        min="2000-01-01"
        max="2100-12-31"
        onChange={({ currentTarget }) => {
          const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(currentTarget.value)
          if (isDay || currentTarget.value === '') onChange(isDay ? currentTarget.value : null)
        }}
      />
    </div>
  )
}
