import { afterPaint } from '@corridor/ui/capture/after-paint'
import { IconHandClick, IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useKeys } from '../../../../keys/use-keys.capture.tsx'
import type { Sweep } from '../../on-task.shape.ts'
import { PresentStepper } from '../present-stepper.capture.tsx'
import { Seat } from './seat.capture.tsx'
import styles from './seat-map.module.css'

interface Props {
  readonly sweep: Sweep
  /** The seat that the observer looks at; undefined when all have a code. */
  readonly seat: number | undefined
  /** Whether somebody went back to this sweep: the page stays where their finger is until they code. */
  readonly isChosen: boolean
  /** `onSelect` must be the same function in every render: a tap draws two seats, not all. */
  readonly onSelect: (seat: number) => void
  readonly onPresent: (present: number) => void
}

const USUAL_COLUMNS = 6

// The hints are made once: nothing in them changes.
const hints = (
  <div className={styles.hints}>
    <p>
      <IconLock size={16} stroke={1.8} aria-hidden /> Seats only. Students are never named.
    </p>
    <p>
      <IconHandClick size={16} stroke={1.8} aria-hidden /> Tap any seat to change its code.
    </p>
  </div>
)

export function SeatMap({ sweep, seat, isChosen, onSelect, onPresent }: Props) {
  const { present, seats } = sweep
  const map = useRef<HTMLFieldSetElement>(null)

  const move = (by: number) => {
    const next = Math.min(present, Math.max(1, seat === undefined ? 1 : seat + by))
    onSelect(next)
    seatIn(map.current, next)?.focus()
  }
  const columns = () => {
    const set = map.current && getComputedStyle(map.current).getPropertyValue('--columns')
    return Number(set) || USUAL_COLUMNS
  }
  useKeys({
    arrowleft: () => move(-1),
    arrowright: () => move(1),
    arrowup: () => move(-columns()),
    arrowdown: () => move(columns()),
  })

  // The page's scroll position and focus: both follow the seat that is looked at, except when a sweep is opened again.
  const isStill = useRef(isChosen)
  useEffect(() => {
    if (isStill.current) {
      isStill.current = false
      return
    }
    afterPaint(() => {
      const button = seat === undefined ? null : seatIn(map.current, seat)
      if (document.activeElement?.matches('[data-seat]')) button?.focus({ preventScroll: true })
      button?.scrollIntoView({ block: 'nearest' })
    })
  }, [seat])

  const numbers = Array.from({ length: present }, (_, index) => index + 1)
  return (
    <div className={styles.room}>
      <p className={styles.front}>Front of room</p>
      <fieldset ref={map} className={styles.seats} aria-label="Seats">
        {numbers.map((number) => (
          <Seat
            key={number}
            number={number}
            code={seats[number]}
            isNext={number === seat}
            onSelect={onSelect}
          />
        ))}
        <div className={styles.rest}>
          {hints}
          <PresentStepper sweep={sweep} onPresent={onPresent} />
        </div>
      </fieldset>
    </div>
  )
}

function seatIn(map: HTMLElement | null, number: number): HTMLElement | null {
  return map?.querySelector<HTMLElement>(`[data-seat="${number}"]`) ?? null
}
