import { addDays, daysFrom } from '@corridor/domain/calendar/calendar'
import type { Span, Year } from '../days/span.ts'

/** The span to compare some days with: the term before; the same part of the year before; else as many days before. */
export function spanBefore(span: Span, years: readonly Year[]): Span {
  return termBefore(span, years) ?? yearBefore(span, years) ?? daysBefore(span)
}

function termBefore({ from }: Span, years: readonly Year[]): Span | undefined {
  const terms = years.flatMap((it) => it.terms).toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  const place = terms.findIndex(({ startsOn }) => startsOn === from)
  const before = terms[place - 1]
  const isYear = years.some(({ startsOn }) => startsOn === from)
  return before && !isYear ? { from: before.startsOn, to: before.endsOn } : undefined
}

function yearBefore({ from, to }: Span, years: readonly Year[]): Span | undefined {
  if (!years.some(({ startsOn }) => startsOn === from)) return undefined
  const [before] = years
    .filter(({ startsOn }) => startsOn < from)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1))
  return before && { from: before.startsOn, to: addDays(before.startsOn, daysFrom(from, to)) }
}

function daysBefore({ from, to }: Span): Span {
  return { from: addDays(from, -daysFrom(from, to) - 1), to: addDays(from, -1) }
}
