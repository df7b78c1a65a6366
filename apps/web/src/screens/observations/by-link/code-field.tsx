import { useId } from 'react'
import styles from './code-field.module.css'

const LENGTH = 6
const places = Array.from({ length: LENGTH }, (_, place) => place)

interface Props {
  readonly value: string
  readonly fault: string
  /** Stands beside the label: how long the code works. */
  readonly aside: string
  readonly isBusy: boolean
  readonly onChange: (digits: string) => void
}

/** Six cells that are one field: a code is typed, pasted or filled in by the phone. */
export function CodeField({ value, fault, aside, isBusy, onChange }: Props) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>Code</label>
        <span>{aside}</span>
      </div>
      <div className={styles.cells}>
        {places.map((place) => (
          <span
            key={place}
            aria-hidden
            className={styles.cell}
            data-next={place === Math.min(value.length, LENGTH - 1)}
            data-fault={fault !== ''}
          >
            {value[place] ?? ''}
          </span>
        ))}
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          maxLength={20}
          value={value}
          readOnly={isBusy}
          aria-invalid={fault !== ''}
          aria-describedby={fault ? faultId : undefined}
          ref={focusOnce}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value.replaceAll(/\D/g, '').slice(0, LENGTH))
          }
        />
      </div>
      {fault ? (
        <p id={faultId} className={styles.fault} role="alert">
          {fault}
        </p>
      ) : (
        <p className={styles.hint}>You can paste it. The record opens after the sixth digit.</p>
      )}
    </div>
  )
}

// The code is all that the page asks for, so its field has the focus.
function focusOnce(input: HTMLInputElement | null) {
  input?.focus()
}
