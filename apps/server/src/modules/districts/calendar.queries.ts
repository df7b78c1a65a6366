import type { Day } from '@corridor/domain/calendar/calendar'
import type { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import type { DistrictId } from '@corridor/domain/people/ids'
import { asc, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { prepared } from '../../database/prepared.ts'
import { closures, schoolYears, terms } from './districts.tables.ts'

/** All school years, the latest first. */
export const allYears = prepared()((db) => {
  const { startsOn, endsOn } = schoolYears
  return db.select({ startsOn, endsOn }).from(schoolYears).orderBy(desc(startsOn))
})

export const allClosures = prepared()((db) => {
  const { yearStartsOn, name, firstOn, lastOn } = closures
  return db.select({ yearStartsOn, name, firstOn, lastOn }).from(closures).orderBy(asc(firstOn))
})

export const allTerms = prepared()((db) => {
  const { yearStartsOn, name, startsOn, endsOn } = terms
  return db.select({ yearStartsOn, name, startsOn, endsOn }).from(terms).orderBy(asc(startsOn))
})

export async function insertYear(db: Queries, districtId: DistrictId, year: SchoolCalendar) {
  const { startsOn, endsOn } = year
  await db.insert(schoolYears).values({ districtId, startsOn, endsOn })
  await insertParts(db, districtId, year)
}

/** Changes a school year. Terms and closures name the first day of their year, so they make way while it changes. */
export async function replaceYear(db: Queries, districtId: DistrictId, startedOn: Day, year: SchoolCalendar) {
  const { startsOn, endsOn } = year
  await db.delete(terms).where(eq(terms.yearStartsOn, startedOn))
  await db.delete(closures).where(eq(closures.yearStartsOn, startedOn))
  await db.update(schoolYears).set({ startsOn, endsOn }).where(eq(schoolYears.startsOn, startedOn))
  await insertParts(db, districtId, year)
}

export async function deleteYear(db: Queries, startsOn: Day): Promise<void> {
  await db.delete(terms).where(eq(terms.yearStartsOn, startsOn))
  await db.delete(closures).where(eq(closures.yearStartsOn, startsOn))
  await db.delete(schoolYears).where(eq(schoolYears.startsOn, startsOn))
}

async function insertParts(db: Queries, districtId: DistrictId, year: SchoolCalendar) {
  const key = { districtId, yearStartsOn: year.startsOn }
  if (year.terms.length > 0) await db.insert(terms).values(year.terms.map((it) => ({ ...it, ...key })))
  if (year.closures.length > 0)
    await db.insert(closures).values(year.closures.map((it) => ({ ...it, ...key })))
}
