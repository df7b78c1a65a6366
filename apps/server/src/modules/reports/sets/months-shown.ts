import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { earlier, firstOfMonth, lastOfMonth, later, monthsFrom, type Span, type Year } from '../days/span.ts'

/** A month as far as a report looks at it. */
export interface ShownMonth extends Span {
  readonly month: Day
  /** Whether the month shown before is not the one before it: there was no school between them. */
  readonly isAfterGap: boolean
}

/** The months from the first to the last of some days, without those that have neither school nor a visit. */
export function monthsShown(days: readonly Day[], span: Span, years: readonly Year[]): ShownMonth[] {
  const months = new Set(days.map(firstOfMonth))
  const [first, last] = [days.reduce(earlier, span.to), days.reduce(later, span.from)]
  const shown = monthsFrom(first, last).filter((month) => months.has(month) || isOfSchool(month, years))
  return shown.map((month, place) => {
    const before = shown[place - 1]
    return {
      month,
      from: later(month, span.from),
      to: earlier(lastOfMonth(month), span.to),
      isAfterGap: before !== undefined && addDays(lastOfMonth(before), 1) !== month,
    }
  })
}

function isOfSchool(month: Day, years: readonly Year[]): boolean {
  return years.some(({ startsOn, endsOn }) => startsOn <= lastOfMonth(month) && month <= endsOn)
}
