import { afterPaint } from '@corridor/ui/capture/after-paint'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useKeys } from '../../../../keys/use-keys.capture.tsx'
import type { Round } from '../../advanced-task.shape.ts'
import { type Level, levels, levelTitles } from '../../engagement.ts'
import styles from './seat-list.module.css'
import { SeatRow } from './seat-row.capture.tsx'

interface Props {
  readonly seats: readonly number[]
  readonly round: Round
  /** The seat that the observer looks at; undefined when all were seen. */
  readonly seat: number | undefined
  /** How often the observer went to another seat; a seat that is taken into the sample does not scroll the page. */
  readonly moves: number
  /** `onLevel` and `onSelect` must be the same functions in every render. */
  readonly onLevel: (seat: number, level: Level) => void
  readonly onSelect: (seat: number) => void
}

/** A row for each seat of the sample, with four equal buttons. */
export function SeatList({ seats, round, seat, moves, onLevel, onSelect }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const move = (by: number) => {
    const place = seat === undefined ? -1 : seats.indexOf(seat)
    const next = seats[Math.min(seats.length - 1, Math.max(0, place + by))]
    if (next !== undefined) onSelect(next)
  }
  const forth = { arrowup: () => move(-1), arrowleft: () => move(-1) }
  const back = { arrowdown: () => move(1), arrowright: () => move(1) }
  const codes = levels.map((level) => [String(level), () => seat !== undefined && onLevel(seat, level)])
  useKeys({ ...forth, ...back, ...Object.fromEntries(codes) })

  // The page's scroll position and focus: both follow the seat that is looked at.
  const follow = useEffectEvent(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`)
    if (document.activeElement?.matches('[data-seat]')) button?.focus({ preventScroll: true })
    // Before the paint, asking where the seat is would lay out the page once more.
    afterPaint(() => button?.scrollIntoView({ block: 'nearest' }))
  })
  useEffect(() => {
    if (moves > 0) follow()
  }, [moves])

  return (
    <div className={styles.table}>
      <div className={styles.titles} aria-hidden>
        <span>Seat</span>
        {levels.map((level) => (
          <span key={level}>{levelTitles[level]}</span>
        ))}
      </div>
      <ol ref={list} className={styles.seats} aria-label="Seats">
        {seats.map((it) => (
          <SeatRow
            key={it}
            seat={it}
            look={round.looks[it]}
            isNext={it === seat}
            onLevel={onLevel}
            onSelect={onSelect}
          />
        ))}
      </ol>
    </div>
  )
}
