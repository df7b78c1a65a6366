import { IconMinus, IconPlus } from '@tabler/icons-react'
import { memo, useId } from 'react'
import styles from './stepper.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A number, one up or one down with each tap; never below its least nor above its most. */
export const Stepper = memo(function Stepper({ label, value, min = 0, max, onChange }: Props) {
  const id = useId()
  const valueId = useId()
  return (
    <fieldset className={styles.stepper} aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: one fewer`}
        // The button is never disabled: the keyboard would lose its place.
        aria-disabled={value <= min}
        aria-describedby={valueId}
        onClick={() => value > min && onChange(value - 1)}
      >
        <IconMinus size={20} stroke={1.8} aria-hidden />
      </button>
      <span className={styles.value} id={valueId}>
        {value}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: one more`}
        aria-disabled={value >= max}
        aria-describedby={valueId}
        onClick={() => value < max && onChange(value + 1)}
      >
        <IconPlus size={20} stroke={1.8} aria-hidden />
      </button>
    </fieldset>
  )
})
