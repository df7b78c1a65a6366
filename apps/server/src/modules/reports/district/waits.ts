import type { DistrictHome } from '@corridor/contract/reports/homes'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { sum } from '@corridor/domain/numbers/statistics'
import type { EducatorId } from '@corridor/domain/people/ids'
import { type Joined, knownIn } from '../roster/joined.ts'
import { rosterAt, type SchoolSum, waitsTogether } from './school-sum.ts'

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

/** How many educators of some schools wait how long, of whom so many were never visited. */
export function waitsOf(sums: readonly SchoolSum[], unvisited: number, today: Day): DistrictHome['waits'] {
  const waits = waitsTogether(sums)
  const days = [...waits.values()]
  const since = addDays(today, -LATELY_DAYS)
  return {
    groups: groups.map(({ from, to }) => ({
      from,
      to,
      educators: days.filter((it) => it >= from && (to === null || it <= to)).length,
    })),
    unvisited,
    joined: { since, educators: countJoinedSince(rosterAt(sums), since, waits) },
  }
}

/** How many educators joined after a day, teach nowhere that they joined before it, and were not visited yet. */
function countJoinedSince(
  roster: readonly Joined[],
  since: Day,
  visited: ReadonlyMap<EducatorId, number>,
): number {
  const [lately, before] = [
    roster.filter(({ joinedOn }) => joinedOn > since),
    roster.filter(({ joinedOn }) => joinedOn <= since),
  ]
  const there = knownIn(before)
  const known = [...knownIn(lately)].filter((id) => !there.has(id) && !visited.has(id))
  return known.length + sum(lately.map(({ others }) => others))
}
