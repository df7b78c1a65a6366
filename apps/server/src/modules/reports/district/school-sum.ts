import type { Kept } from '@corridor/contract/reports/follow-through'
import type { SchoolFigures } from '@corridor/contract/reports/homes'
import type { Day } from '@corridor/domain/calendar/calendar'
import { sum } from '@corridor/domain/numbers/statistics'
import type { EducatorId } from '@corridor/domain/people/ids'
import { headcount, type Joined, knownIn } from '../roster/joined.ts'
import type { Figures } from '../tally/figures.ts'

/** The figures of one school. */
export interface SchoolSum {
  readonly week: SchoolFigures['week']
  readonly coverage: NonNullable<SchoolFigures['coverage']>
  readonly follow: NonNullable<SchoolFigures['follow']>
  readonly roster: readonly Joined[]
  /** Since how many school days each educator who teaches there waits, of those who were visited. */
  readonly waits: ReadonlyMap<EducatorId, number>
  /** How many educators stand behind the follow-through. */
  readonly behind: number
  readonly unsent: { readonly visits: number; readonly since: Day | null }
}

interface School {
  readonly figures: Figures
  readonly roster: readonly Joined[]
  readonly goal: number | null
}

interface Known {
  readonly monday: Day
  readonly waitSince: (day: Day) => number
}

export function sumOfSchool({ figures, roster, goal }: School, { monday, waitSince }: Known): SchoolSum {
  const known = knownIn(roster)
  const waits = new Map<EducatorId, number>()
  for (const [id, { lastOn }] of figures.educators)
    if (lastOn !== null && known.has(id)) waits.set(id, waitSince(lastOn))
  return {
    week: { visits: sum([...figures.days].filter(([day]) => day >= monday).map(([, n]) => n)), goal },
    coverage: coverageOf(headcount(roster), waits),
    roster,
    follow: { sentInTime: figures.sentInTime, answered: figures.answered },
    waits,
    behind: [...figures.educators.values()].filter(({ open }) => open > 0).length,
    unsent: { visits: figures.unsent, since: figures.unsentSince },
  }
}

/** Figures of some schools together: those whose coverage is told, and those whose follow-through is. */
export function sumOfSchools(
  covered: readonly SchoolSum[],
  followed: readonly SchoolSum[],
): Pick<SchoolFigures, 'coverage' | 'follow'> {
  const keptOf = (key: keyof SchoolSum['follow']): Kept => ({
    kept: sum(followed.map(({ follow }) => follow[key].kept)),
    due: sum(followed.map(({ follow }) => follow[key].due)),
  })
  return {
    coverage: covered.length > 0 ? coverageOf(headcount(rosterAt(covered)), waitsTogether(covered)) : null,
    follow: followed.length > 0 ? { sentInTime: keptOf('sentInTime'), answered: keptOf('answered') } : null,
  }
}

export function rosterAt(sums: readonly SchoolSum[]): Joined[] {
  return sums.flatMap(({ roster }) => roster)
}

/** The waits over several schools: somebody who teaches at two is one educator, and waits since the later visit. */
export function waitsTogether(sums: readonly SchoolSum[]): Map<EducatorId, number> {
  const together = new Map<EducatorId, number>()
  for (const { waits } of sums)
    for (const [id, days] of waits) together.set(id, Math.min(days, together.get(id) ?? days))
  return together
}

function coverageOf(educators: number, waits: ReadonlyMap<EducatorId, number>): SchoolSum['coverage'] {
  return {
    visited: waits.size,
    educators,
    longestWait: waits.size > 0 ? [...waits.values()].reduce((one, other) => Math.max(one, other)) : null,
    unvisited: educators - waits.size,
  }
}
