import { useKeys } from '../../../keys/use-keys.capture.tsx'
import type { Question } from '../higher-level-questioning.shape.ts'
import type { Level } from '../levels.ts'
import styles from './level-pad.module.css'
import { LevelTile } from './level-tile.capture.tsx'

interface Props {
  readonly levels: readonly Level[]
  readonly academic: readonly Question[]
  readonly now: () => number
  /** `onAsk` must be the same function in every render. */
  readonly onAsk: (level: Level, at: number, heldMs: number) => void
}

export function LevelPad({ levels, academic, now, onAsk }: Props) {
  const last = academic.at(-1)?.level
  useKeys(Object.fromEntries(levels.map((level, index) => [String(index + 1), () => onAsk(level, now(), 0)])))
  return (
    <fieldset className={styles.pad} aria-label="Levels">
      {levels.map((level, index) => (
        <LevelTile
          key={level}
          level={level}
          count={academic.filter((it) => it.level === level).length}
          hotkey={String(index + 1)}
          isLast={level === last}
          now={now}
          onAsk={onAsk}
        />
      ))}
    </fieldset>
  )
}
