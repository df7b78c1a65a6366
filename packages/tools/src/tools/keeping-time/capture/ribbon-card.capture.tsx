import { counted } from '@corridor/domain/words/count-words'
import { useWidth } from '@corridor/ui/capture/use-width'
import { RibbonTracks, ribbonHeight } from '@corridor/ui/charts/ribbon-tracks'
import { useId, useRef } from 'react'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import { ribbonOf } from '../ribbon-data.ts'
import type { Segment } from '../segments.ts'
import { secondsWords } from '../time-words.ts'
import styles from './ribbon-card.module.css'

interface Props {
  readonly config: KeepingTimeConfig
  readonly done: readonly Segment[]
  readonly grouped: readonly Segment[]
  readonly until: number
  /** How many seconds the visit had gone on when the ribbon began. */
  readonly since: number
}

/** The ribbon of the time so far. It fills up to the right edge: older segments grow narrower. */
export function RibbonCard({ config, done, grouped, until, since }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const [id, width] = [useId(), useWidth(room)]
  const chart = ribbonOf(done, grouped, until, config)
  // The ribbon has room for the grouping track before somebody notes one: nothing below moves.
  const tracks = config.groupings.length > 0 ? Math.max(2, chart.tracks.length) : chart.tracks.length
  const height = ribbonHeight(tracks)
  const count = counted(done.length, 'segment')
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>Ribbon</h2>
        <p>
          {count}, no gaps<span className={styles.more}>: each tap ends one and starts the next</span>
        </p>
      </header>
      <div ref={room} style={{ height }}>
        {width > 0 && (
          <RibbonTracks
            id={`${id}-ribbon`}
            label={`${count} in ${secondsWords(until)}, without a gap`}
            chart={chart}
            since={since}
            width={width}
          />
        )}
      </div>
    </section>
  )
}
