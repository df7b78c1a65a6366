import { Button } from '@corridor/ui/capture/button'
import { useId } from 'react'
import styles from './segment-editor.module.css'

interface Props {
  readonly label: string
  /** The boundary, in seconds of the tool. */
  readonly value: number
  /** The boundary, as the time since the visit began. */
  readonly time: string
  readonly bounds: readonly [number, number]
  readonly onChange: (second: number) => void
}

const steps = [
  { by: -30, sign: '−30 s', words: '30 seconds earlier' },
  { by: -5, sign: '−5 s', words: '5 seconds earlier' },
  { by: 5, sign: '+5 s', words: '5 seconds later' },
  { by: 30, sign: '+30 s', words: '30 seconds later' },
] as const

/** Moves a boundary, and stops a second before the next one. */
export function BoundaryStepper({ label, value, time, bounds: [least, most], onChange }: Props) {
  const id = useId()
  const step = ({ by, sign, words }: (typeof steps)[number]) => {
    const moved = Math.min(most, Math.max(least, value + by))
    const isStuck = by < 0 ? moved >= value : moved <= value
    return (
      <Button
        key={by}
        aria-label={`${label}: ${words}`}
        aria-describedby={id}
        aria-disabled={isStuck}
        onClick={() => !isStuck && onChange(moved)}
      >
        {sign}
      </Button>
    )
  }
  return (
    <fieldset className={styles.boundary} aria-label={label}>
      <span className={styles.label}>{label}</span>
      {steps.slice(0, 2).map(step)}
      <output className={styles.at} id={id}>
        {time}
      </output>
      {steps.slice(2).map(step)}
    </fieldset>
  )
}
