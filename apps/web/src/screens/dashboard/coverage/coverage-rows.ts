import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { gradesWords, periodWords } from '@corridor/domain/people/teaching-words'
import type { BlockTable } from '@corridor/domain/report/block'
import { type Query, searchOf } from '../../../api/search-of.ts'

/** The groups that the grid’s rows can stand for. */
export const groups = [
  { value: 'educator', title: 'Educator' },
  { value: 'grade', title: 'Grade' },
  { value: 'period', title: 'Period' },
] as const
export type Group = (typeof groups)[number]['value']

type Coverage = SchoolDashboard['coverage']
export type Week = Coverage['weeks'][number]

export interface GridRow {
  readonly key: string
  readonly name: string
  /** The page of the educator whom the row is about. */
  readonly to?: string
  readonly teaching?: string
  readonly weeks: readonly (number | null)[]
  readonly total: number
  /** School days since the last visit; null: there was none. */
  readonly since?: number | null
  /** The filters that ask for the row’s visits; absent: nobody can be asked for them. */
  readonly asks?: Query
}

/** The rows of the grid; each grouping adds up to the same visits. */
export function rowsOf({ rows, others, grades, periods }: Coverage, group: Group): GridRow[] {
  if (group === 'grade')
    return grades.map(({ name, weeks, total }) => ({
      key: name,
      name: name === '' ? 'Not noted' : gradesWords(name),
      weeks,
      total,
      ...(name !== '' && { asks: { grades: [name] } }),
    }))
  if (group === 'period')
    return periods.map(({ name, weeks, total }) => ({
      key: name,
      name: name === '' ? 'Not noted' : periodWords(name),
      weeks,
      total,
      asks: { periods: [name || 'not-noted'] },
    }))
  return [
    ...rows.map(({ educator, weeks, total, schoolDaysSince }) => ({
      key: String(educator.id),
      name: educator.name,
      to: `/educators/${educator.id}`,
      teaching: educator.teaching,
      weeks,
      total,
      since: schoolDaysSince,
      asks: { educators: [educator.id] },
    })),
    ...(others ? [{ key: 'others', name: 'Not on the list now', ...sumOf(others) }] : []),
  ]
}

function sumOf({ weeks, total }: NonNullable<Coverage['others']>) {
  return { weeks, total }
}

interface Place {
  readonly school?: number | undefined
  readonly yearStartsOn: Day
  readonly today: Day
  /** The observer whose visits are counted; absent: all. */
  readonly observer?: number | undefined
}

/** The address that lists the visits of a cell, a row or a week. */
export function visitsAt(place: Place, asks: Query, monday?: Day): string {
  const { school, observer, yearStartsOn, today } = place
  const sunday = monday && addDays(monday, 6)
  return `/reports/visits${searchOf({
    schools: school === undefined ? undefined : [school],
    ...(observer !== undefined && { observers: [observer] }),
    ...asks,
    from: monday && (monday < yearStartsOn ? yearStartsOn : monday),
    to: sunday && [sunday, today].sort()[0],
  })}`
}

/** The number of visits in each week. */
export function weekSums(rows: readonly GridRow[], weeks: readonly Week[]): number[] {
  return weeks.map((_, index) => rows.reduce((sum, row) => sum + (row.weeks[index] ?? 0), 0))
}

/** The coverage grid as a table of words and numbers, for screen readers and spreadsheets. */
export function tableOf(group: Group, rows: readonly GridRow[], weeks: readonly Week[]): BlockTable {
  const isByEducator = group === 'educator'
  const title = groups.find(({ value }) => value === group)?.title ?? ''
  const sums = weekSums(rows, weeks)
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  const inWeek = (visits: number | null, { closure }: Week) => {
    if (closure && !visits) return closure
    return visits === null ? '' : String(visits)
  }
  return {
    columns: [
      { title },
      ...(isByEducator ? [{ title: 'Grade, subject' }] : []),
      ...weeks.map(({ monday }) => ({ title: shortDay(monday), isNumber: true })),
      { title: 'Total', isNumber: true },
      ...(isByEducator ? [{ title: 'School days since last visit', isNumber: true }] : []),
    ],
    rows: [
      ...rows.map((row) => [
        row.name,
        ...(isByEducator ? [row.teaching ?? ''] : []),
        ...weeks.map((week, index) => inWeek(row.weeks[index] ?? null, week)),
        String(row.total),
        ...(isByEducator ? [sinceWords(row)] : []),
      ]),
      [
        'Visits in week',
        ...(isByEducator ? [''] : []),
        ...weeks.map((week, index) => inWeek(sums[index] ?? 0, week)),
        String(total),
        ...(isByEducator ? [''] : []),
      ],
    ],
  }
}

function sinceWords({ since }: GridRow): string {
  if (since === undefined) return ''
  return since === null ? 'No visit yet' : String(since)
}
