import type { CoverageSum, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { type Day, mondayOf } from '@corridor/domain/calendar/calendar'
import type { EducatorId } from '@corridor/domain/people/ids'
import { byNumbers } from '@corridor/domain/words/in-order'
import { grouped } from '../../reports/grouped.ts'
import { remembered } from '../../reports/remembered.ts'

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
  /** The periods of the school's bell schedule. */
  readonly periods: readonly string[]
}

/** A school's visits by grade and by period, and those to educators who are not on the list: each adds up to all visits. */
export function coverageSums(visits: readonly Counted[], { weeks, roster, periods }: Asked): Sums {
  const listed = new Set(roster.map(({ id }) => id))
  const weekOf = remembered(mondayOf)
  const sumOf = (name: string, some: readonly Counted[]): CoverageSum => {
    const byWeek = new Map<Day, number>()
    for (const { day, visits: n } of some) byWeek.set(weekOf(day), (byWeek.get(weekOf(day)) ?? 0) + n)
    return { name, weeks: weeks.map(({ monday }) => byWeek.get(monday) ?? 0), total: total(some) }
  }
  const left = visits.filter(({ educatorId }) => !listed.has(educatorId))
  const byGrade = grouped(visits, (it) => it.grades)
  const byPeriod = grouped(visits, ({ period }) => period)
  const noted = [...byPeriod.keys()].filter((it) => it !== null).sort(byNumbers)
  const named = [...new Set([...periods, ...noted])]
  const without = byPeriod.get(null) ?? []
  return {
    others: left.length > 0 ? sumOf('', left) : null,
    grades: [...byGrade.keys()].sort(byNumbers).map((name) => sumOf(name, byGrade.get(name) ?? [])),
    periods: [
      ...named.map((name) => sumOf(name, byPeriod.get(name) ?? [])),
      ...(without.length > 0 ? [sumOf('', without)] : []),
    ],
  }
}

function total(visits: readonly Counted[]): number {
  return visits.reduce((sum, it) => sum + it.visits, 0)
}
