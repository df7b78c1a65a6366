import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import styles from '../../../passes/first-pass.module.css'
import { SeatChooser } from './seat-chooser.capture.tsx'

interface Props {
  readonly roomSeats: number
  readonly seats: readonly number[]
  readonly plannedRounds: number
  readonly onRoom: (roomSeats: number) => void
  readonly onToggle: (seat: number) => void
  /** Starts the first round; null when the visit is over. */
  readonly onStart: (() => void) | null
}

export function FirstRound({ roomSeats, seats, plannedRounds, onRoom, onToggle, onStart }: Props) {
  if (!onStart) return <p className={styles.first}>No round was recorded.</p>
  return (
    <section className={styles.first} aria-label="First round">
      <h2 className={styles.title}>
        {counted(plannedRounds, 'round')}, {counted(seats.length, 'seat')}
      </h2>
      <p className={styles.text}>The same seats in every round. Note the level the instant your eye lands.</p>
      <Button look="brand" className={styles.start} aria-keyshortcuts="s" onClick={onStart}>
        Start round 1
      </Button>
      <SeatChooser roomSeats={roomSeats} seats={seats} onRoom={onRoom} onToggle={onToggle} />
    </section>
  )
}
