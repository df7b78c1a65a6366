import { memo } from 'react'
import { type Level, levelLooks } from '../levels.ts'
import styles from './level-tile.module.css'
import { useHold } from './use-hold.capture.tsx'

interface Props {
  readonly level: Level
  readonly count: number
  readonly hotkey: string
  /** Whether the last question was of this level. */
  readonly isLast: boolean
  readonly now: () => number
  /** `onAsk` must be the same function in every render. */
  readonly onAsk: (level: Level, at: number, heldMs: number) => void
}

/** The tile of one level. A tap records a question; held until the answer begins, it records the wait time too. */
export const LevelTile = memo(function LevelTile({ level, count, hotkey, isLast, now, onAsk }: Props) {
  const { title, hint, step, isHigh } = levelLooks[level]
  const hold = useHold(now, (at, heldMs) => onAsk(level, at, heldMs))
  return (
    <button
      type="button"
      className={styles.tile}
      data-step={step}
      data-last={isLast || undefined}
      aria-label={`${title}, ${count}${isHigh ? ', high level' : ''}${isLast ? ', last question' : ''}`}
      aria-keyshortcuts={hotkey}
      {...hold}
    >
      <span className={styles.row}>
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{count}</span>
      </span>
      <span className={styles.row}>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.high}>
          {isHigh && title !== 'High' && 'high'}
          <kbd className={styles.key}>{hotkey}</kbd>
        </span>
      </span>
    </button>
  )
})
