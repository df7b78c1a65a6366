import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { useWidth } from '@corridor/ui/capture/use-width'
import { RunNote } from '@corridor/ui/charts/run/run-note'
import { RunPlot } from '@corridor/ui/charts/run/run-plot'
import { RUN_HEIGHT } from '@corridor/ui/charts/run/run-scale'
import { runWords } from '@corridor/ui/charts/run/run-words'
import { useRef } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { termsOf } from '../focus.ts'
import { chartOf, daysSince, seriesOf } from '../run/series.ts'
import type {
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from '../standard-over-time.shape.ts'
import { stateWords } from '../standard-words.ts'
import { FocusTerms } from './focus-terms.capture.tsx'
import styles from './run-card.module.css'

interface Props extends CaptureProps<StandardOverTimeConfig, StandardOverTimeCapture> {
  readonly standard: Standard
  readonly onChange: () => void
}

/** The standard’s own run so far, with a place kept for today. */
export function RunCard({ onChange, ...props }: Props) {
  const { standard, capture, config, visit } = props
  const room = useRef<HTMLDivElement>(null)
  const width = useWidth(room)
  const terms = termsOf(capture, standard, config)
  const series = seriesOf(capture, standard, config, visit)
  const { checks } = series
  const isOpen = checks.at(-1)?.value === null && capture.hadChance !== false
  const chart = chartOf(series, terms, visit)
  const points = chart.points.map((it, place) =>
    visit.endedAt === null && place === checks.length - 1 ? { ...it, label: 'Today' } : it,
  )
  const seen = isOpen ? points.slice(0, -1) : points
  return (
    <section className={styles.card} aria-label="The run so far">
      <header className={styles.head}>
        <span className={styles.tag}>
          Check {series.number}
          {series.isLeast && ' or later'}
        </span>
        <span className={styles.days}>{daysWords(daysSince(series, visit), terms.cadenceDays)}</span>
      </header>
      <div className={styles.row}>
        <h2 className={styles.title}>{standard.title}</h2>
        <Button look="quiet" className={styles.change} aria-label="Change standard" onClick={onChange}>
          Change
        </Button>
      </div>
      <div ref={room} style={{ height: RUN_HEIGHT }}>
        {width > 0 && (
          <RunPlot
            label={`Run of ${standard.code}. ${runWords({ ...chart, points: seen })}`}
            chart={{ ...chart, points }}
            width={width}
            isLastOpen={isOpen}
          />
        )}
      </div>
      {standard.looksLike !== '' && <p className={styles.looks}>{standard.looksLike}</p>}
      <FocusTerms {...props} terms={terms} />
      {/* The words come last: they grow with a mark, and move nothing. */}
      <div className={styles.words}>
        <RunNote points={seen} />
        {(isOpen ? [] : stateWords(series, terms)).map((words) => (
          <p key={words} className={styles.state}>
            {words}
          </p>
        ))}
      </div>
    </section>
  )
}

function daysWords(days: number | null, cadence: number): string {
  if (days === null) return 'First check'
  if (days === 0) return 'Earlier today'
  const since = `${counted(days, 'day')} since the last`
  return days > cadence ? `${since}, planned every ${cadence}` : since
}
