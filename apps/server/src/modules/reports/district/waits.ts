import type { DistrictHome } from '@corridor/contract/reports/homes'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId } from '@corridor/domain/people/ids'
import { headcount, type Joined, joinedAfter } from '../roster/joined.ts'

/** Groups of waits in school days, both ends included. */
const groups = [
  { from: 0, to: 5 },
  { from: 6, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: 30 },
  { from: 31, to: null },
]

/** Within how many days of joining an educator may well have no visit yet. */
const LATELY_DAYS = 30

/** How many educators of a roster wait how long, and how many were never visited. */
export function waitsOf(
  roster: readonly Joined[],
  waits: ReadonlyMap<EducatorId, number>,
  today: Day,
): DistrictHome['waits'] {
  const days = [...waits.values()]
  const since = addDays(today, -LATELY_DAYS)
  const lately = joinedAfter(roster, since).map((it) => ({
    ...it,
    known: it.known.filter((id) => !waits.has(id)),
  }))
  return {
    groups: groups.map(({ from, to }) => ({
      from,
      to,
      educators: days.filter((it) => it >= from && (to === null || it <= to)).length,
    })),
    unvisited: headcount(roster) - waits.size,
    joined: { since, educators: headcount(lately) },
  }
}
