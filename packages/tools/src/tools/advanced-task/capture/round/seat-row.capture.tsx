import { memo } from 'react'
import type { Look } from '../../advanced-task.shape.ts'
import { type Level, levels, levelTitles, offTaskTitles } from '../../engagement.ts'
import { levelMarks } from './level-mark.capture.tsx'
import styles from './seat-row.module.css'

interface Props {
  readonly seat: number
  readonly look: Look | undefined
  readonly isNext: boolean
  /** `onLevel` and `onSelect` must be the same functions in every render: a tap draws two rows, not all. */
  readonly onLevel: (seat: number, level: Level) => void
  readonly onSelect: (seat: number) => void
}

/** One seat of the sample. A phone shows only the seat to look at. */
export const SeatRow = memo(function SeatRow(props: Props) {
  const { seat, look, isNext, onLevel, onSelect } = props
  return (
    <li className={styles.row} data-next={isNext || undefined} data-seen={look !== undefined || undefined}>
      <div className={styles.look}>
        <button
          type="button"
          className={styles.seat}
          data-seat={seat}
          aria-label={nameOf(seat, look, isNext)}
          // The list is one stop for the Tab key; arrows go on from there.
          tabIndex={isNext ? 0 : -1}
          onClick={() => onSelect(seat)}
        >
          <span className={styles.word}>Seat </span>
          {seat}
          {isNext && <span className={styles.here}>Look here</span>}
        </button>
        <fieldset className={styles.levels} aria-label={`Level of seat ${seat}`}>
          {levels.map((level) => (
            <button
              key={level}
              type="button"
              className={styles.level}
              data-level={level}
              aria-pressed={look?.level === level}
              aria-keyshortcuts={isNext ? String(level) : undefined}
              onClick={() => onLevel(seat, level)}
            >
              {levelMarks[level]}
              <span className={styles.title}>{levelTitles[level]}</span>
              {look?.level === level && look.offTask && (
                <span className={styles.kind}>{offTaskTitles[look.offTask]}</span>
              )}
            </button>
          ))}
        </fieldset>
      </div>
    </li>
  )
})

/** “Seat 9, not engaged” */
function nameOf(seat: number, look: Look | undefined, isNext: boolean): string {
  const state = look ? [levelTitles[look.level].toLowerCase()] : isNext ? [] : ['not yet seen']
  return [`Seat ${seat}`, ...state, ...(isNext ? ['look here'] : [])].join(', ')
}
