import type { DistrictHome } from '@corridor/contract/reports/homes'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { everybodyIn } from '../visits/joined.ts'
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
    joined: { since, educators: [...joinedSince(sums, since)].filter((id) => !waits.has(id)).length },
  }
}

/** Educators who joined after a day, and teach nowhere that they joined before it. */
function joinedSince(sums: readonly SchoolSum[], since: Day) {
  const roster = rosterAt(sums)
  const lately = everybodyIn(roster.filter(({ joinedOn }) => joinedOn > since))
  if (lately.size > 0)
    for (const { joinedOn, ids } of roster) if (joinedOn <= since) for (const id of ids) lately.delete(id)
  return lately
}
