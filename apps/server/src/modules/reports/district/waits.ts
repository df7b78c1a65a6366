import type { DistrictHome } from '@corridor/contract/reports/homes'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { type SchoolSum, waitsTogether } from './school-sum.ts'

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

/** How many educators of some schools wait how long. */
export function waitsOf(sums: readonly SchoolSum[], today: Day): DistrictHome['waits'] {
  const waits = [...waitsTogether(sums).values()]
  const since = addDays(today, -LATELY_DAYS)
  const unvisited = waits.filter(({ days }) => days === null)
  return {
    groups: groups.map(({ from, to }) => ({
      from,
      to,
      educators: waits.filter(({ days }) => days !== null && days >= from && (to === null || days <= to))
        .length,
    })),
    unvisited: unvisited.length,
    joined: { since, educators: unvisited.filter(({ joinedOn }) => joinedOn > since).length },
  }
}
