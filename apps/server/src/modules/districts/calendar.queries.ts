import type { Day } from '@corridor/domain/calendar'
import type { DistrictId } from '@corridor/domain/ids'
import type { SchoolCalendar } from '@corridor/domain/school-calendar'
import { asc, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { closures, schoolYears } from './districts.tables.ts'

/** The latest first. */
export function allYears(db: Queries) {
  const { startsOn, endsOn } = schoolYears
  return db.select({ startsOn, endsOn }).from(schoolYears).orderBy(desc(startsOn))
}

export function allClosures(db: Queries) {
  const { yearStartsOn, name, firstOn, lastOn } = closures
  return db.select({ yearStartsOn, name, firstOn, lastOn }).from(closures).orderBy(asc(firstOn))
}

export async function insertYear(db: Queries, districtId: DistrictId, year: SchoolCalendar) {
  const { startsOn, endsOn } = year
  await db.insert(schoolYears).values({ districtId, startsOn, endsOn })
  await insertClosures(db, districtId, year)
}

/** Closures name the first day of their year, so they make way while it changes. */
export async function replaceYear(
  db: Queries,
  districtId: DistrictId,
  startedOn: Day,
  { startsOn, endsOn, ...year }: SchoolCalendar,
) {
  await db.delete(closures).where(eq(closures.yearStartsOn, startedOn))
  await db.update(schoolYears).set({ startsOn, endsOn }).where(eq(schoolYears.startsOn, startedOn))
  await insertClosures(db, districtId, { startsOn, ...year })
}

type Closed = Pick<SchoolCalendar, 'startsOn' | 'closures'>

async function insertClosures(db: Queries, districtId: DistrictId, { startsOn, closures: list }: Closed) {
  if (list.length === 0) return
  await db.insert(closures).values(list.map((it) => ({ ...it, districtId, yearStartsOn: startsOn })))
}
