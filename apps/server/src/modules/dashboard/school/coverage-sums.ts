import type { CoverageSum, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { type Day, mondayOf } from '@corridor/domain/calendar/calendar'
import type { EducatorId } from '@corridor/domain/people/ids'

interface Counted {
  readonly educatorId: EducatorId
  readonly day: Day
  readonly grades: string
  readonly period: string | null
  readonly visits: number
}

type Sums = Pick<SchoolDashboard['coverage'], 'others' | 'grades' | 'periods'>

interface Asked {
  readonly weeks: readonly { readonly monday: Day }[]
  readonly roster: readonly { readonly id: EducatorId }[]
  /** As the bells have them. */
  readonly periods: readonly string[]
}

/** The same visits by grade and by period, and those to educators who are not on the list: each adds up to all of them. */
export function coverageSums(visits: readonly Counted[], { weeks, roster, periods }: Asked): Sums {
  const listed = new Set(roster.map(({ id }) => id))
  const sumOf = (name: string, some: readonly Counted[]): CoverageSum => ({
    name,
    weeks: weeks.map(({ monday }) => total(some.filter(({ day }) => mondayOf(day) === monday))),
    total: total(some),
  })
  const left = visits.filter(({ educatorId }) => !listed.has(educatorId))
  const grades = [...new Set(visits.map((it) => it.grades))].sort(byNumber)
  const noted = [...new Set(visits.flatMap(({ period }) => period ?? []))].sort(byNumber)
  const named = [...new Set([...periods, ...noted])]
  const without = visits.filter(({ period }) => period === null)
  return {
    others: left.length > 0 ? sumOf('', left) : null,
    grades: grades.map((name) =>
      sumOf(
        name,
        visits.filter((it) => it.grades === name),
      ),
    ),
    periods: [
      ...named.map((name) =>
        sumOf(
          name,
          visits.filter(({ period }) => period === name),
        ),
      ),
      ...(without.length > 0 ? [sumOf('', without)] : []),
    ],
  }
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function total(visits: readonly Counted[]): number {
  return visits.reduce((sum, it) => sum + it.visits, 0)
}
