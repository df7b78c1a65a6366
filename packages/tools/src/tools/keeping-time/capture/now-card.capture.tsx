import { timeIn } from '@corridor/domain/clock/time-in'
import type { Ribbon } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { RibbonSwatch } from '@corridor/ui/charts/ribbon-swatch'
import type { Visit } from '../../../definition/tool.ts'
import { elapsedIn } from '../../../visit/elapsed.ts'
import { atSecond, type Segment } from '../segments.ts'
import { secondsOf } from '../sums.ts'
import { secondsWords } from '../time-words.ts'
import styles from './now-card.module.css'

interface Props {
  readonly patterns: string
  readonly parts: Ribbon['parts']
  readonly visit: Visit
  /** The current segment; undefined before the first tap. */
  readonly segment: Segment | undefined
  readonly grouping: string | undefined
}

export function NowCard({ patterns, parts, visit, segment, grouping }: Props) {
  const part = parts.find(({ key }) => key === segment?.key)
  if (!segment || !part) {
    return (
      <section className={styles.card} aria-label="Now">
        <p className={styles.first}>Tap what most of the class is doing. The next tap ends it.</p>
      </section>
    )
  }
  const present = visit.studentsPresent
  const since = atSecond(visit.startedAt, segment.from)
  const terms = [
    ...(grouping ? [grouping] : []),
    ...(present === null ? [] : [`${counted(present, 'student')} present`]),
  ]
  return (
    <section className={styles.card} aria-label="Now">
      <RibbonSwatch id={patterns} parts={parts} part={part} size={56} />
      <p className={styles.since}>
        Now, since {elapsedIn(visit, since)} · {timeIn(visit.timeZone, since)}
      </p>
      <h2 className={styles.name}>{part.label}</h2>
      {terms.length > 0 && <p className={styles.terms}>{terms.join(' · ')}</p>}
      <p className={styles.length}>
        <span className={styles.timer}>{secondsWords(secondsOf(segment))}</span>{' '}
        <span className={styles.unit}>this segment</span>
      </p>
    </section>
  )
}
