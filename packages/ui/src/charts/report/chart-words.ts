import { counted, grouped } from '@corridor/domain/words/count-words'
import { type ChartOf, percent, type ReportShape } from '../plots/plot.ts'

/** A sentence about a picture for people who do not see it. Its numbers are in its table. */
export function chartWords(title: string, chart: ReportShape, from: string): string {
  return [`${title}: ${from}.`, ...wordsOf(chart)].join(' ')
}

function wordsOf(chart: ReportShape): string[] {
  switch (chart.shape) {
    case 'weeks':
      return weeksWords(chart)
    case 'dots':
      return [
        ...(chart.median === null ? [] : [`Median ${percent(chart.median)}.`]),
        ...(chart.middle
          ? [`Middle half ${percent(chart.middle.low)} to ${percent(chart.middle.high)}.`]
          : []),
      ]
    case 'shares':
      return [`${chart.parts.map(({ label, share }) => `${label} ${percent(share)}`).join(', ')}.`]
    case 'trend':
      return chart.points.map(({ label, words }) => `${label}: ${words}.`)
    case 'columns':
      return chart.columns.map(({ label, n }) => `${label}: ${grouped(n)}.`)
    case 'visit-run':
      return visitWords(chart)
    default:
      return []
  }
}

function weeksWords({ weeks, goal }: ChartOf<'weeks'>): string[] {
  const [first, last] = [weeks[0], weeks.at(-1)]
  const closed = weeks.flatMap(({ label, closure }) => (closure === null ? [] : [`${label}, ${closure}`]))
  return [
    ...(first && last ? [`${counted(weeks.length, 'week')} from ${first.label} to ${last.label}.`] : []),
    ...(goal ? [goalWords(goal)] : []),
    ...(closed.length > 0 ? [`Closed: ${closed.join('; ')}.`] : []),
  ]
}

function goalWords({ low, high, words }: NonNullable<ChartOf<'weeks'>['goal']>): string {
  return words ? `${words}.` : `Team goal ${low === high ? low : `${low} to ${high}`} a week.`
}

function visitWords({ points, median }: ChartOf<'visit-run'>): string[] {
  const each = points.map(({ label, share }) => `${label}: ${share === null ? 'no share' : percent(share)}.`)
  return median === null ? each : [...each, `Median ${percent(median)}.`]
}
