import { showInStrip } from '@corridor/ui/capture/show-in-strip'
import { memo, useEffect, useRef } from 'react'
import type { Look } from '../../advanced-task.shape.ts'
import { levelTitles } from '../../engagement.ts'
import { levelMarks } from './level-mark.capture.tsx'
import styles from './seat-strip.module.css'

interface Props {
  readonly seats: readonly number[]
  readonly looks: Readonly<Record<string, Look>>
  readonly seat: number | undefined
  /** `onSelect` must be the same function in every render. */
  readonly onSelect: (seat: number) => void
}

/** How much of the neighboring seats stays in sight. */
const EDGE = 60

/** The sample’s seats on a phone: which one is looked at, and the way to another. */
export function SeatStrip({ seats, looks, seat, onSelect }: Props) {
  const strip = useRef<HTMLElement>(null)

  // The scroll position of the strip: not all of it is seen.
  useEffect(() => {
    const current = strip.current?.querySelector(`[data-strip="${seat}"]`)
    if (strip.current && current instanceof HTMLElement) showInStrip(strip.current, current, EDGE)
  }, [seat])

  return (
    <nav ref={strip} className={styles.strip} aria-label="Sampled seats">
      {seats.map((it) => (
        <StripSeat key={it} seat={it} look={looks[it]} isOpen={it === seat} onSelect={onSelect} />
      ))}
    </nav>
  )
}

interface StripSeatProps {
  readonly seat: number
  readonly look: Look | undefined
  readonly isOpen: boolean
  readonly onSelect: (seat: number) => void
}

const StripSeat = memo(function StripSeat({ seat, look, isOpen, onSelect }: StripSeatProps) {
  return (
    <button
      type="button"
      className={styles.seat}
      data-strip={seat}
      data-level={look?.level}
      aria-current={isOpen ? 'true' : undefined}
      aria-label={`Go to seat ${seat}, ${look ? levelTitles[look.level].toLowerCase() : 'not yet seen'}`}
      onClick={() => onSelect(seat)}
    >
      {seat}
      {look && levelMarks[look.level]}
    </button>
  )
})
