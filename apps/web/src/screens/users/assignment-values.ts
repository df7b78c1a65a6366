import type { Day } from '@corridor/domain/calendar'

export function isOneSchool(schools: readonly string[]): boolean {
  return schools.length === 1
}

interface Dates {
  readonly startsOn: Day
  readonly endsOn: Day | ''
}

export function datesFault({ startsOn, endsOn }: Dates): Record<string, string> {
  if (!startsOn) return { startsOn: 'Choose the first day.' }
  return endsOn && endsOn < startsOn ? { endsOn: 'End on the first day or later.' } : {}
}
