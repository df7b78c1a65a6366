import type { DistrictDetails } from '@corridor/contract/district/district'
import type { Closure, Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId, SchoolId } from '@corridor/domain/people/ids'
import { type Policies, unusual } from '@corridor/domain/people/policies'
import { asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { prepared } from '../../database/prepared.ts'
import { closures, districts, schools, schoolYears } from './districts.tables.ts'

/** The transaction's own district: row-level security leaves no other. */
export async function getDistrict(db: Queries) {
  const [district] = await db.select().from(districts)
  if (!district) throw new Error('A session names a district that is not there.')
  return district
}

export async function findName(db: Queries): Promise<string | undefined> {
  const [district] = await db.select({ name: districts.name }).from(districts)
  return district?.name
}

/** Locks the district: saves that must not cross, such as two schools with one name, wait for each other. */
export async function lockDistrict(db: Queries) {
  // No stronger lock: every new row of the district refers to this one.
  await db.select({ id: districts.id }).from(districts).for('no key update')
}

export async function insertDistrict(db: Queries, district: typeof districts.$inferInsert): Promise<void> {
  await db.insert(districts).values(district)
}

export async function setDistrict(db: Queries, id: DistrictId, details: DistrictDetails) {
  await db.update(districts).set(details).where(eq(districts.id, id))
}

export async function setPolicies(db: Queries, id: DistrictId, policies: Policies) {
  await db
    .update(districts)
    .set({ policies: unusual(policies) })
    .where(eq(districts.id, id))
}

/** The schools in use among some, or among all. An id may be larger than the column holds; then nothing has it. */
export const activeSchools = prepared<{ ids: readonly SchoolId[] | null }>()((db, value) => {
  const { id, name, gradeSpan, visitsPlannedPerWeek, bellSchedule } = schools
  return db
    .select({ id, name, gradeSpan, visitsPlannedPerWeek, bellSchedule })
    .from(schools)
    .where(
      sql`${schools.isActive} and (${value('ids')}::bigint[] is null or ${id} = any(${value('ids')}::bigint[]))`,
    )
    .orderBy(asc(name))
})

/** The year that `today` lies in, or the last one before it. */
export async function findYear(db: Queries, today: Day) {
  const [year] = await yearsBy(db, { today })
  return year
}

const yearsBy = prepared<{ readonly today: Day }>()((db, value) =>
  db
    .select({ startsOn: schoolYears.startsOn, endsOn: schoolYears.endsOn })
    .from(schoolYears)
    .where(lte(schoolYears.startsOn, value('today')))
    .orderBy(desc(schoolYears.startsOn))
    .limit(1),
)

export function closuresOf(db: Queries, yearStartsOn: Day): Promise<Closure[]> {
  return closedIn(db, { yearStartsOn })
}

const closedIn = prepared<{ readonly yearStartsOn: Day }>()((db, value) => {
  const { name, firstOn, lastOn } = closures
  return db
    .select({ name, from: firstOn, to: lastOn })
    .from(closures)
    .where(eq(closures.yearStartsOn, value('yearStartsOn')))
    .orderBy(asc(firstOn))
})
