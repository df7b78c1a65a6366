import type { Ribbon } from '@corridor/domain/report/block'
import { RibbonSwatch } from '@corridor/ui/charts/ribbon-swatch'
import { memo } from 'react'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import press from '../../../layout/press-card.module.css'
import { categoryKeys } from '../categories.ts'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import type { Segment } from '../segments.ts'
import { secondsIn } from '../sums.ts'
import { secondsWords } from '../time-words.ts'
import styles from './category-pad.module.css'

interface Props {
  readonly config: KeepingTimeConfig
  readonly parts: Ribbon['parts']
  readonly patterns: string
  readonly segments: readonly Segment[]
  readonly current: string | undefined
  readonly isOpen: boolean
  /** `onTap` must be the same function in every render. */
  readonly onTap: (key: string) => void
}

/** The twelve categories, or those that the district uses. Their letters are their keys. */
export function CategoryPad({ config, parts, patterns, segments, current, isOpen, onTap }: Props) {
  const shown = parts.filter(({ key }) => categoryKeys.some((it) => it === key && config.categories[it].isOn))
  useKeys(Object.fromEntries(shown.map(({ key, letter }) => [letter.toLowerCase(), () => onTap(key)])))
  return (
    <section aria-labelledby={`${patterns}-question`}>
      <header className={styles.head}>
        <h2 id={`${patterns}-question`}>What is most of the class doing?</h2>
        <p>{isOpen ? 'More than half the students decides' : 'The visit is over: change segments below'}</p>
      </header>
      <div className={styles.pad}>
        {shown.map((part) => (
          <CategoryTile
            key={part.key}
            part={part}
            parts={parts}
            patterns={patterns}
            onTap={onTap}
            seconds={secondsIn(segments, part.key)}
            isCurrent={part.key === current}
            isOpen={isOpen}
          />
        ))}
      </div>
    </section>
  )
}

interface TileProps extends Pick<Props, 'parts' | 'patterns' | 'isOpen' | 'onTap'> {
  readonly part: Ribbon['parts'][number]
  readonly seconds: number
  readonly isCurrent: boolean
}

/** A category’s tile; each second draws only the one that goes on. */
const CategoryTile = memo(function CategoryTile(props: TileProps) {
  const { part, parts, patterns, seconds, isCurrent, isOpen, onTap } = props
  return (
    <button
      type="button"
      className={`${press.card} ${styles.tile}`}
      aria-label={`${part.label}, ${secondsWords(seconds)}`}
      aria-pressed={isCurrent}
      aria-disabled={!isOpen}
      aria-keyshortcuts={part.letter.toLowerCase()}
      onClick={() => onTap(part.key)}
    >
      <RibbonSwatch id={patterns} parts={parts} part={part} size={38} />
      <span>
        <span className={styles.label}>{part.label}</span>
        <span className={styles.time}>
          {isCurrent && <span className={styles.dot} />}
          {secondsWords(seconds)}
        </span>
      </span>
    </button>
  )
})
