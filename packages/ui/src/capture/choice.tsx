import { useId } from 'react'
import { asButton, Tick } from './button.tsx'
import styles from './choice.module.css'

interface Props<Value extends string> {
  /** Stands before the choices, and names them for screen readers. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Chips for a few words each; a switch for “Yes” and “No”. */
  readonly look?: 'chips' | 'switch'
}

/** A choice of one of a few. Arrow keys move within it, as in every group of radio buttons. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'chips',
}: Props<Value>) {
  const id = useId()
  return (
    <div className={styles.choice} data-look={look} role="radiogroup" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} {...asButton({ shape: 'pill', className: styles.option })}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {look === 'chips' && <Tick isOn={option.value === value} />}
            {option.label}
          </label>
        ))}
      </div>
    </div>
  )
}
