import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { Stepper } from '@corridor/ui/capture/stepper'
import { MOST_SEATS } from '../limits.ts'
import styles from './seat-chooser.module.css'

interface Props {
  readonly roomSeats: number
  readonly seats: readonly number[]
  readonly onRoom: (roomSeats: number) => void
  readonly onToggle: (seat: number) => void
}

/** A choice of the seats to look at. Numbers only: students are never named. */
export function SeatChooser({ roomSeats, seats, onRoom, onToggle }: Props) {
  const last = Math.max(roomSeats, ...seats)
  const numbers = Array.from({ length: last }, (_, index) => index + 1)
  return (
    <section className={styles.chooser} aria-label="Seats of the sample">
      <div className={styles.head}>
        <Stepper label="Seats in the room" value={roomSeats} min={1} max={MOST_SEATS} onChange={onRoom} />
        <p>{counted(seats.length, 'seat')} sampled. Tap to add or take out.</p>
      </div>
      <p className={styles.front}>Front of room</p>
      <div className={styles.seats}>
        {numbers.map((seat) => (
          <Button
            key={seat}
            className={styles.seat ?? ''}
            aria-label={`Sample seat ${seat}`}
            aria-pressed={seats.includes(seat)}
            onClick={() => onToggle(seat)}
          >
            {seat}
          </Button>
        ))}
      </div>
    </section>
  )
}
