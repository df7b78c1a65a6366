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
  const waits = waitsIn(figures, roster, waitSince)
  return {
    week: { visits: sum([...figures.days].filter(([day]) => day >= monday).map(([, n]) => n)), goal },
    coverage: coverageOf(headcount(roster), waits),
    roster,
    follow: { sentInTime: figures.sentInTime, answered: figures.answered },
    behind: [...figures.educators.values()].filter(({ open }) => open > 0).length,
    unsent: { visits: figures.unsent, since: figures.unsentSince },
  }
}

/** How some schools together follow through. */
export function followTogether(followed: readonly SchoolSum[]): SchoolFigures['follow'] {
  const keptOf = (key: keyof SchoolSum['follow']): Kept => ({
    kept: sum(followed.map(({ follow }) => follow[key].kept)),
    due: sum(followed.map(({ follow }) => follow[key].due)),
  })
  return followed.length > 0 ? { sentInTime: keptOf('sentInTime'), answered: keptOf('answered') } : null
}

/**
 * Since how many school days each educator of a roster waits, of those who were visited at its schools. Over several
 * schools somebody is one educator, wherever the last visit was and wherever they teach by now.
 */
export function waitsIn(
  { educators }: Pick<Figures, 'educators'>,
  roster: readonly Joined[],
  waitSince: Known['waitSince'],
): Map<EducatorId, number> {
  const known = knownIn(roster)
  const waits = new Map<EducatorId, number>()
  for (const [id, { lastOn }] of educators)
    if (lastOn !== null && known.has(id)) waits.set(id, waitSince(lastOn))
  return waits
}

export function coverageOf(educators: number, waits: ReadonlyMap<EducatorId, number>): SchoolSum['coverage'] {
  return {
    visited: waits.size,
    educators,
    longestWait: waits.size > 0 ? [...waits.values()].reduce((one, other) => Math.max(one, other)) : null,
    unvisited: educators - waits.size,
  }
}
