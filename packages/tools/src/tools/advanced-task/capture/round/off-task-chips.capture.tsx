import { Button, Tick } from '@corridor/ui/capture/button'
import { type OffTaskKind, offTaskKinds, offTaskTitles } from '../../engagement.ts'
import styles from './off-task-chips.module.css'

interface Props {
  /** The seat to say it of; null: none was off task so far, or the one that was coded last is in the task. */
  readonly seat: number | null
  readonly offTask: OffTaskKind | null
  readonly onKind: (seat: number, kind: OffTaskKind) => void
}

/** Chips for what a seat did instead. Nobody has to say, and their room is always there: no seat moves. */
export function OffTaskChips({ seat, offTask, onKind }: Props) {
  if (seat === null)
    return (
      <p className={styles.none}>“Not engaged” or “In and out”: what it was instead can be noted here.</p>
    )
  return (
    <fieldset className={styles.chips} aria-label={`Seat ${seat}, instead of the task`}>
      <span className={styles.seat}>Seat {seat}, optional</span>
      {offTaskKinds.map((kind) => (
        <Button
          key={kind}
          shape="pill"
          className={styles.chip}
          icon={<Tick isOn={kind === offTask} />}
          aria-pressed={kind === offTask}
          onClick={() => onKind(seat, kind)}
        >
          {offTaskTitles[kind]}
        </Button>
      ))}
    </fieldset>
  )
}
