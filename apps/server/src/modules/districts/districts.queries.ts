import { type Closure, type Day, dayIn, type SchoolYear } from '@corridor/domain/calendar'
import type { SchoolId } from '@corridor/domain/ids'
import { isOnTrial, isSubscribed } from '@corridor/domain/plan'
import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { closures, districts, schools, schoolYears } from './districts.tables.ts'

/** The transaction's own district: row-level security leaves no other. */
export async function getDistrict(db: Queries) {
  const [district] = await db.select().from(districts)
  if (!district) throw new Error('A session names a district that is not there.')
  return district
}

export async function districtPlan(db: Queries, now: Date) {
  const district = await getDistrict(db)
  const plan = { trialEndsAt: district.trialEndsAt, endsAt: district.planEndsAt }
  const subscribed = isSubscribed(plan, now)
  const onTrial = isOnTrial(plan, now)
  return {
    district,
    subscribed,
    onTrial,
    isPaidFor: subscribed || onTrial,
    today: dayIn(district.timeZone, now),
  }
}

export function activeSchools(
  db: Queries,
): Promise<{ id: SchoolId; name: string; visitsPlannedPerWeek: number | null }[]> {
  const { id, name, visitsPlannedPerWeek } = schools
  return db
    .select({ id, name, visitsPlannedPerWeek })
    .from(schools)
    .where(eq(schools.isActive, true))
    .orderBy(asc(name))
}

/** The year that `today` lies in, or the last one before it. */
export async function findSchoolYear(db: Queries, today: Day): Promise<SchoolYear | undefined> {
  const [year] = await db
    .select()
    .from(schoolYears)
    .where(lte(schoolYears.startsOn, today))
    .orderBy(desc(schoolYears.startsOn))
    .limit(1)
  return (
    year && { startsOn: year.startsOn, endsOn: year.endsOn, closures: await closuresOf(db, year.startsOn) }
  )
}

function closuresOf(db: Queries, yearStartsOn: Day): Promise<Closure[]> {
  const { name, firstOn, lastOn } = closures
  return db
    .select({ name, from: firstOn, to: lastOn })
    .from(closures)
    .where(and(eq(closures.yearStartsOn, yearStartsOn)))
    .orderBy(asc(firstOn))
}
