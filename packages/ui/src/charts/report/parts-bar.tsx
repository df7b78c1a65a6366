import { partWords } from '@corridor/domain/report/in-percents'
import type { Rows } from '@corridor/domain/report/report-shapes'
import { Opened } from '../../blocks/open-figure.tsx'
import { rampOf } from '../ramp.ts'
import styles from './parts-bar.module.css'

interface Props {
  readonly bars: NonNullable<Rows['bars']>
  readonly row: Rows['rows'][number]
}

const states = ['observed', 'not-observed', 'no-opportunity']

/** The paints of the parts, in their order. */
export function partPaints({ kind, parts }: Props['bars']): readonly string[] {
  return kind === 'levels' ? rampOf(parts.length) : states
}

/** One row of parts, its whole width all that was counted. A number too wide for its part is in the table. */
export function PartsBar({ bars, row }: Props) {
  const paints = partPaints(bars)
  const parts = bars.parts.map(({ key, label }, place) => ({
    key,
    label,
    n: row.values[key] ?? 0,
    words: partWords(bars, row.values, key),
    paint: paints[place] ?? 'no-opportunity',
  }))
  if (parts.every(({ n }) => n === 0)) return <span className={styles.none}>None</span>
  return (
    <span className={styles.parts}>
      {parts
        .filter(({ n }) => n > 0)
        .map(({ key, label, n, words, paint }) => (
          <span key={key} className={styles.part} data-paint={paint} style={{ flexGrow: n }}>
            <Opened opening={row.opens?.[key]} what={`${row.code} ${row.label}, ${label}: ${words}`.trim()}>
              <span className={styles.name}>{label} </span>
              <span className={styles.count}>{words}</span>
            </Opened>
          </span>
        ))}
    </span>
  )
}
