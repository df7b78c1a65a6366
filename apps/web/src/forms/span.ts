import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'

/** Days from a first one on, with or without a last one. */
export interface OpenSpan {
  readonly startsOn: Day
  readonly endsOn: Day | null
}

/** “From today, without an end” */
export function spanWords({ startsOn, endsOn }: OpenSpan, today: Day): string {
  const from = startsOn < today ? 'Since' : 'From'
  const until = endsOn ? `until ${dayWords(endsOn, today)}` : 'without an end'
  return `${from} ${dayWords(startsOn, today)}, ${until}`
}

function dayWords(day: Day, today: Day): string {
  return day === today ? 'today' : shortDayFrom(today, day)
}

interface Typed {
  readonly startsOn: Day
  readonly endsOn: Day | ''
}

export function spanFault({ startsOn, endsOn }: Typed): Record<string, string> {
  if (!startsOn) return { startsOn: 'Choose the first day.' }
  return endsOn && endsOn < startsOn ? { endsOn: 'End on the first day or later.' } : {}
}
