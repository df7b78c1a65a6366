import { memo } from 'react'
import type { Look } from '../../advanced-task.shape.ts'
import { isOffTask, type Level, levels, levelTitles, type OffTaskKind } from '../../engagement.ts'
import { levelMarks } from './level-mark.capture.tsx'
import { OffTaskChips } from './off-task-chips.capture.tsx'
import styles from './seat-row.module.css'

interface Props {
  readonly seat: number
  readonly look: Look | undefined
  readonly isNext: boolean
  /** It was coded last. */
  readonly isLast: boolean
  /** The same functions in every render: a tap draws two rows, not all. */
  readonly onLevel: (seat: number, level: Level) => void
  readonly onKind: (seat: number, kind: OffTaskKind) => void
  readonly onSelect: (seat: number) => void
}

/** One seat of the sample. On a phone only the one to look at is there, and what else the last one did. */
export const SeatRow = memo(function SeatRow(props: Props) {
  const { seat, look, isNext, isLast, onLevel, onKind, onSelect } = props
  return (
    <li
      className={styles.row}
      data-next={isNext || undefined}
      data-last={isLast || undefined}
      data-seen={look !== undefined || undefined}
    >
      <div className={styles.look}>
        <button
          type="button"
          className={styles.seat}
          data-seat={seat}
          aria-label={nameOf(seat, look, isNext)}
          // One stop for the Tab key; arrows go on from there.
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
            </button>
          ))}
        </fieldset>
      </div>
      {look && isOffTask(look.level) && <OffTaskChips seat={seat} offTask={look.offTask} onKind={onKind} />}
    </li>
  )
})

/** «Seat 9, not engaged» */
function nameOf(seat: number, look: Look | undefined, isNext: boolean): string {
  const state = look ? [levelTitles[look.level].toLowerCase()] : isNext ? [] : ['not yet seen']
  return [`Seat ${seat}`, ...state, ...(isNext ? ['look here'] : [])].join(', ')
}
