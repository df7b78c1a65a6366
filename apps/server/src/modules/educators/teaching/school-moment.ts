import { clockIn, type Day, isSchoolDay, type SchoolYear } from '@corridor/domain/calendar/calendar'
import { periodAt } from '@corridor/domain/clock/period-at'
import type { Queries } from '../../../database/doors.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import { findSchoolYear } from '../../districts/school-year.ts'
import type { TeachingRow } from './teaching.queries.ts'

/** The day and the hour in the district. */
export interface Moment {
  readonly now: Date
  readonly today: Day
  readonly timeZone: string
  readonly year: SchoolYear | undefined
  /** The time that clocks there show; null on a day without school. */
  readonly time: string | null
}

export async function momentOf(db: Queries, { now, district, today }: DistrictToday): Promise<Moment> {
  const { timeZone } = district
  const year = await findSchoolYear(db, today)
  const isSchool = year !== undefined && isSchoolDay(year, today)
  return { now, today, timeZone, year, time: isSchool ? clockIn(timeZone, now) : null }
}

export function isOn(today: Day, { startsOn, endsOn }: Pick<TeachingRow, 'startsOn' | 'endsOn'>): boolean {
  return startsOn <= today && (endsOn === null || today <= endsOn)
}

interface Busy {
  readonly isActive: boolean
  readonly periods: readonly string[]
}

/** The period that somebody teaches at this moment, by the bells of the schools they are at today. */
export function teachesNow(
  { isActive, periods }: Busy,
  taught: readonly TeachingRow[],
  { today, time }: Moment,
): string | null {
  if (!isActive || time === null) return null
  const running = taught
    .filter((it) => it.school.isActive && isOn(today, it))
    .map(({ school }) => periodAt(school.bellSchedule, time)?.name)
  return running.find((name) => name !== undefined && periods.includes(name)) ?? null
}
