import type { ReactNode } from 'react'
import { keepFocus } from '../keep-focus.ts'
import styles from './tile.module.css'

interface Props {
  readonly label: string
  /** The label where text is twice as large. */
  readonly short?: string | undefined
  readonly icon: ReactNode
  /** How often the tile was chosen so far. */
  readonly count: number
  /** The key that does the same as a tap. */
  readonly hotkey: string
  readonly tone: Tone
  readonly onPress: () => void
}

/** The tones. With each comes a word and a shape: no tone stands alone. */
export type Tone = 'brand' | 'accent' | 'blush' | 'sky' | 'plain'

/** A large button that records something, with its count and its key. */
export function Tile({ label, short, icon, count, hotkey, tone, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-tone={tone}
      aria-label={`${label}, ${count}`}
      aria-keyshortcuts={hotkey}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <span className={styles.row}>
        {icon}
        <span className={styles.count}>{count}</span>
      </span>
      <span className={styles.row}>
        <span className={styles.label} data-short={short}>
          {label}
        </span>
        <kbd className={styles.key}>{hotkey}</kbd>
      </span>
    </button>
  )
}
