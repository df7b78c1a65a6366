import type { Kept } from '@corridor/contract/reports/follow-through'
import type { SchoolFigures } from '@corridor/contract/reports/homes'
import type { Day } from '@corridor/domain/calendar/calendar'
import { sum } from '@corridor/domain/numbers/statistics'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Figures } from '../tally/figures.ts'
import type { Rostered } from '../visits/rows.queries.ts'

/** The figures of one school. */
export interface SchoolSum {
  readonly week: SchoolFigures['week']
  readonly coverage: NonNullable<SchoolFigures['coverage']>
  readonly follow: NonNullable<SchoolFigures['follow']>
  /** Educators who teach there: since how many school days each has not been visited, null where they never were. */
  readonly waits: ReadonlyMap<EducatorId, Wait>
  /** How many educators stand behind the follow-through. */
  readonly behind: number
  readonly unsent: { readonly visits: number; readonly since: Day | null }
}

export interface Wait {
  readonly days: number | null
  readonly joinedOn: Day
}

interface School {
  readonly figures: Figures
  readonly roster: readonly Rostered[]
  readonly goal: number | null
}

interface Known {
  readonly monday: Day
  readonly waitSince: (day: Day) => number
}

export function sumOfSchool({ figures, roster, goal }: School, { monday, waitSince }: Known): SchoolSum {
  const waits = new Map(
    roster.map(({ id, joinedOn }): [EducatorId, Wait] => {
      const lastOn = figures.educators.get(id)?.lastOn ?? null
      return [id, { days: lastOn === null ? null : waitSince(lastOn), joinedOn }]
    }),
  )
  return {
    week: { visits: sum([...figures.days].filter(([day]) => day >= monday).map(([, n]) => n)), goal },
    coverage: coverageOf(waits),
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
    coverage: covered.length > 0 ? coverageOf(waitsTogether(covered)) : null,
    follow: followed.length > 0 ? { sentInTime: keptOf('sentInTime'), answered: keptOf('answered') } : null,
  }
}

/** The waits over several schools: somebody who teaches at two is one educator, and waits since the later visit. */
export function waitsTogether(sums: readonly SchoolSum[]): Map<EducatorId, Wait> {
  const together = new Map<EducatorId, Wait>()
  for (const { waits } of sums)
    for (const [id, wait] of waits) {
      const known = together.get(id)
      const days = [known?.days ?? null, wait.days].filter((it) => it !== null)
      const joinedOn = known && known.joinedOn < wait.joinedOn ? known.joinedOn : wait.joinedOn
      together.set(id, { days: days.length > 0 ? Math.min(...days) : null, joinedOn })
    }
  return together
}

function coverageOf(waits: ReadonlyMap<EducatorId, Wait>): SchoolSum['coverage'] {
  const days = [...waits.values()].flatMap((it) => it.days ?? [])
  return {
    visited: days.length,
    educators: waits.size,
    longestWait: days.length > 0 ? Math.max(...days) : null,
    unvisited: waits.size - days.length,
  }
}
