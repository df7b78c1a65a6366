import { keepFocus } from '@corridor/ui/keep-focus'
import { memo } from 'react'
import { type Code, codeTitles } from '../../codes.ts'
import { codeLooks } from '../code-looks.capture.tsx'
import styles from './seat.module.css'

interface Props {
  readonly number: number
  readonly code: Code | undefined
  readonly isNext: boolean
  readonly onSelect: (seat: number) => void
}

/** A seat of the map. Its color never stands alone: each code has its shape. */
export const Seat = memo(function Seat({ number, code, isNext, onSelect }: Props) {
  const look = code && codeLooks[code]
  return (
    <button
      type="button"
      className={styles.seat}
      data-seat={number}
      data-tone={look?.tone}
      data-next={isNext || undefined}
      aria-label={nameOf(number, code, isNext)}
      // The seats are one stop for the Tab key; arrows go on from there.
      tabIndex={isNext || number === 1 ? 0 : -1}
      onMouseDown={keepFocus}
      onClick={() => onSelect(number)}
    >
      <span className={styles.number}>{number}</span>
      {look?.icon}
      {isNext && <span className={styles.look}>Look here</span>}
    </button>
  )
})

/** “Seat 3, off task, passive” */
function nameOf(number: number, code: Code | undefined, isNext: boolean): string {
  const state = code ? [codeTitles[code].toLowerCase()] : isNext ? [] : ['no code yet']
  return [`Seat ${number}`, ...state, ...(isNext ? ['look here'] : [])].join(', ')
}
