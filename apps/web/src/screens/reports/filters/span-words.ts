import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDay, shortDayFrom } from '@corridor/domain/calendar/day-words'

type Dated = Pick<Report, 'span' | 'choices'>

/** “Term 1”, or the days themselves. */
export function spanWords({ span, choices }: Dated, asked: ReportAsked): string {
  const { from = span.from, to = span.to } = asked
  return choices.spans.find((it) => it.from === from && it.to === to)?.label ?? daysWords(from, to)
}

/** “Aug 17 to Oct 22”, “Aug 17, 2025 to May 3, 2026” */
export function daysWords(from: Day, to: Day): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? shortDay(from) : shortDayFrom(to, from)} to ${isOneYear ? shortDay(to) : shortDayFrom(from, to)}`
}
