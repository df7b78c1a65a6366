import { Problem } from '@corridor/contract/problems'
import type { ReportChoices } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { addDays, type Day, daysFrom } from '@corridor/domain/calendar/calendar'
import { monthAndYear } from '@corridor/domain/calendar/day-words'
import { type SchoolCalendar, yearTitle } from '@corridor/domain/calendar/school-calendar'

export interface Span {
  readonly from: Day
  readonly to: Day
}

const MOST_DAYS = 400
/** After the calendar's last day no day comes, and counting up to it would not end. */
const LAST_DAY = '9998-12-31'

export type Year = Pick<SchoolCalendar, 'startsOn' | 'endsOn' | 'terms' | 'closures'>

/** The days that are asked about; the school year that runs, up to today, unless told. */
export function spanOf(
  { from, to }: Pick<ReportAsked, 'from' | 'to'>,
  years: readonly Year[],
  today: Day,
): Span {
  const year = years.find(({ startsOn }) => startsOn <= today)
  const usual = { from: year?.startsOn ?? addDays(today, -365), to: lastOf(year?.endsOn, today) }
  const span = { from: from ?? usual.from, to: to ?? (from && from > usual.to ? from : usual.to) }
  const days = daysFrom(span.from, span.to)
  if (days < 0 || days > MOST_DAYS || span.to > LAST_DAY) throw new Problem('span-not-valid')
  return span
}

/** The spans that a reader chooses from: years, their terms, and the months of the year that is shown. */
export function spansIn(years: readonly Year[], today: Day, shown: Span): ReportChoices['spans'] {
  const begun = years.filter(({ startsOn }) => startsOn <= today)
  const year = begun.find(({ startsOn, endsOn }) => startsOn <= shown.to && shown.from <= endsOn) ?? begun[0]
  const labelled = (label: string, { startsOn, endsOn }: { startsOn: Day; endsOn: Day }) => ({
    label,
    from: startsOn,
    to: lastOf(endsOn, today),
  })
  return [
    ...begun.map((it) => labelled(`School year ${yearTitle(it)}`, it)),
    ...(year?.terms ?? []).filter((it) => it.startsOn <= today).map((it) => labelled(it.name, it)),
    ...(year ? monthsOf(year, today) : []),
  ]
}

function monthsOf(year: Year, today: Day): ReportChoices['spans'] {
  return monthsFrom(year.startsOn, lastOf(year.endsOn, today))
    .map((month) => ({ label: monthAndYear(month), from: month, to: earlier(lastOfMonth(month), today) }))
    .reverse()
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, -2)}01`
}

function lastOf(endsOn: Day | undefined, today: Day): Day {
  return endsOn && endsOn < today ? endsOn : today
}

/** A month of a school year, or the part of a month that lies outside of any. */
export interface MonthOfYear {
  readonly month: Day
  readonly yearStartsOn: Day | null
}

/** The months that lie in a span with all their days. The month that runs is whole up to today. */
export function wholeMonths({ from, to }: Span, years: readonly Year[], today: Day): MonthOfYear[] {
  const until = to >= today ? '9999-12-31' : to
  const isIn = (first: Day, last: Day) => from <= first && last <= until
  return monthsFrom(from, to).flatMap((month) => {
    const last = lastOfMonth(month)
    const parts = years
      .filter(({ startsOn, endsOn }) => startsOn <= last && month <= endsOn)
      .filter(({ startsOn, endsOn }) => isIn(later(startsOn, month), earlier(endsOn, last)))
      .map(({ startsOn }) => ({ month, yearStartsOn: startsOn }))
    return isIn(month, last) ? [...parts, { month, yearStartsOn: null }] : parts
  })
}

/** The months that a span touches, each by its first day. */
export function monthsFrom(from: Day, to: Day): Day[] {
  const months: Day[] = []
  for (let first = firstOfMonth(from); first <= to; first = addDays(lastOfMonth(first), 1)) months.push(first)
  return months
}

export function lastOfMonth(month: Day): Day {
  return addDays(firstOfMonth(addDays(month, 31)), -1)
}

export const later = (a: Day, b: Day) => (a > b ? a : b)
export const earlier = (a: Day, b: Day) => (a < b ? a : b)
