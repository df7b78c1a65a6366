import type { Rows } from '@corridor/domain/report/report-shapes'
import { ENOUGH_FOR_PERCENT, grouped } from '@corridor/domain/words/count-words'
import { segmentsOf } from '../plots/segments.ts'
import styles from './month-dots.module.css'

type RowMonths = NonNullable<Rows['rows'][number]['months']>

interface Props {
  /** What was counted: “A1 Students read”. */
  readonly name: string
  readonly months: RowMonths
}

/** The most letters of month names that stand beside each other on a small phone. */
const MOST_LETTERS = 34
const [TOP, FLOOR, RADIUS] = [6, 42, 4]

/**
 * A row month by month, small: a dot for each. A ring stands for too few to be more than indicative: no line leads to
 * it, nor over a break.
 */
export function MonthDots({ name, months }: Props) {
  const at = (place: number) => (100 * (place + 0.5)) / months.length
  const y = (share: number) => FLOOR - share * (FLOOR - TOP)
  const rates = months.map(({ k, n, isBreak }) => ({
    share: n < ENOUGH_FOR_PERCENT ? null : k / n,
    isBreak,
  }))
  const hasRoom = months.reduce((letters, { label }) => letters + label.length + 1, 0) <= MOST_LETTERS
  return (
    <span className={styles.months} role="img" aria-label={monthWords(name, months)}>
      <span className={styles.scale}>
        <span>100%</span>
        <span>0%</span>
      </span>
      <svg className={styles.dots} aria-hidden>
        {[0, 1].map((share) => (
          <line key={share} className={styles.ground} x1="0" x2="100%" y1={y(share)} y2={y(share)} />
        ))}
        {months.map(({ label, begins, isBreak }, place) =>
          place > 0 && (begins !== null || isBreak) ? (
            <line
              key={label}
              className={styles.begins}
              x1={`${at(place - 0.5)}%`}
              x2={`${at(place - 0.5)}%`}
              y1={0}
              y2={FLOOR + RADIUS}
              data-break
            />
          ) : null,
        )}
        {segmentsOf(rates).map(([from, to]) => (
          <line
            key={to}
            className={styles.line}
            x1={`${at(from)}%`}
            x2={`${at(to)}%`}
            y1={y(rates[from]?.share ?? 0)}
            y2={y(rates[to]?.share ?? 0)}
            data-line
          />
        ))}
        {months.map(({ label, k, n }, place) =>
          n === 0 ? null : (
            <circle
              key={label}
              className={styles.dot}
              cx={`${at(place)}%`}
              cy={y(k / n)}
              r={RADIUS}
              data-indicative={n < ENOUGH_FOR_PERCENT || undefined}
            />
          ),
        )}
      </svg>
      <span className={styles.names} data-ends={!hasRoom || undefined}>
        {months
          .filter((_, place) => hasRoom || place === 0 || place === months.length - 1)
          .map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
      </span>
    </span>
  )
}

/** What a ring means, where there is one. */
export function RingLegend({ months }: Pick<Props, 'months'>) {
  if (!months.some(({ n }) => n > 0 && n < ENOUGH_FOR_PERCENT)) return null
  return (
    <p className={styles.legend}>
      <svg className={styles.swatch} aria-hidden>
        <circle className={styles.dot} cx="8" cy="8" r={RADIUS} data-indicative />
      </svg>
      Fewer than {ENOUGH_FOR_PERCENT} in that month: no rate
    </p>
  )
}

/** “A1 Students read, by month. Aug: 14 of 24. Sep: 2 of 3, too few for a rate.” */
function monthWords(name: string, months: RowMonths): string {
  const each = months.map(({ label, k, n, begins }) => {
    const few = n < ENOUGH_FOR_PERCENT ? ', too few for a rate' : ''
    const words = n === 0 ? 'could not be seen' : `${grouped(k)} of ${grouped(n)}${few}`
    return `${label}: ${begins === null ? '' : `${begins}, `}${words}.`
  })
  return [`${name}, by month.`, ...each].join(' ')
}
