import type { Period } from './bell-schedule.ts'

/** The period of a moment of the day, `09:52`; nothing between periods and outside school. */
export function periodAt(periods: readonly Period[], time: string): Period | undefined {
  return periods.find(({ startsAt, endsAt }) => startsAt <= time && time < endsAt)
}
