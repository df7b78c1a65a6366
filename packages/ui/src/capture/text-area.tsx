import { type ComponentProps, useId } from 'react'
import styles from './text-area.module.css'

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly label: string
  /** Whether the label is seen; else only screen readers say it. */
  readonly isLabelShown?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A text field that grows with its text. Each letter goes out at once, so nothing waits to be saved. */
export function TextArea({
  label,
  isLabelShown = false,
  value,
  onChange,
  className = '',
  rows = 1,
  ...props
}: Props) {
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      {isLabelShown && <label htmlFor={id}>{label}</label>}
      <textarea
        id={id}
        rows={rows}
        aria-label={isLabelShown ? undefined : label}
        {...props}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
