import { MOST_STUDENTS } from '@corridor/domain/observation/observation-limits'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { Stepper } from '@corridor/ui/capture/stepper'
import styles from '../../../passes/first-pass.module.css'

interface Props {
  readonly present: number
  readonly plannedSweeps: number
  readonly onPresent: (present: number) => void
  /** Starts the first sweep; null when the visit is over. */
  readonly onStart: (() => void) | null
}

export function FirstSweep({ present, plannedSweeps, onPresent, onStart }: Props) {
  if (!onStart) return <p className={styles.first}>No sweep was recorded.</p>
  return (
    <section className={styles.first} aria-label="First sweep">
      <h2 className={styles.title}>{counted(plannedSweeps, 'sweep')}, student by student</h2>
      <p className={styles.text}>
        Choose an order of seats and keep it. Code each student the instant your eye lands, about 3 s each.
      </p>
      <Stepper label="Students present" value={present} min={1} max={MOST_STUDENTS} onChange={onPresent} />
      <Button look="brand" className={styles.start} aria-keyshortcuts="s" onClick={onStart}>
        Start sweep 1
      </Button>
    </section>
  )
}
