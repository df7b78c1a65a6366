import type { Teaching } from '@corridor/contract/people/educators'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId, EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { and, asc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educatorAssignments, educators, formerTeaching } from '../educators.tables.ts'

/** Where educators taught, teach and will teach, with the school's bells. */
export function teachingOf(db: Queries, ids: readonly EducatorId[]) {
  const { educatorId, schoolId, startsOn, endsOn } = educatorAssignments
  const { name, bellSchedule, isActive } = schools
  return db
    .select({ educatorId, schoolId, startsOn, endsOn, school: { name, bellSchedule, isActive } })
    .from(educatorAssignments)
    .innerJoin(schools, eq(schools.id, schoolId))
    .where(isOneOf(educatorId, ids))
    .orderBy(asc(startsOn), asc(name))
}

/** Ids of educators who teach somewhere on a day. */
export function teachingOn(db: Queries, day: Day, where?: SQL) {
  const { educatorId, startsOn, endsOn } = educatorAssignments
  const isThen = and(lte(startsOn, day), or(isNull(endsOn), gte(endsOn, day)))
  return db.select({ educatorId }).from(educatorAssignments).where(and(isThen, where))
}

/** Whether an educator is active and teaches somewhere on a day; places are looked up only of who teaches in parts. */
export function teachesOn(db: Queries, day: Day): SQL {
  const then = teachingOn(db, day, eq(educatorAssignments.educatorId, educators.id))
  return sql`(${mayTeachOn(day)} and (not ${educators.teachesInParts} or (select count(*) from (${then}) counted) > 0))`
}

/**
 * Whether an educator does not teach on a day. Few may not, and each reason has an index by which these are found; who
 * teaches in parts has several places, as the condition of an index says it. Without the day PostgreSQL would expect
 * that a third of all have left before it; of a range with two ends it expects few.
 */
export function doesNotTeachOn(db: Queries, day: Day): SQL | undefined {
  const { teachesFrom, teachesUntil, teachesInParts, hasSeveralPlaces } = educators
  const mayNot = or(
    sql`${teachesUntil} between '-infinity' and ${day}::date - 1`,
    sql`${teachesFrom} between ${day}::date + 1 and 'infinity'`,
    sql`(${hasSeveralPlaces} and ${teachesInParts})`,
  )
  return and(mayNot, sql`${teachesOn(db, day)} is not true`)
}

function mayTeachOn(day: Day): SQL {
  const { isActive, teachesFrom, teachesUntil } = educators
  return sql`(${isActive} and ${teachesFrom} <= ${day}::date and ${teachesUntil} >= ${day}::date)`
}

export type TeachingRow = Awaited<ReturnType<typeof teachingOf>>[number]

/** Schools in use, by name. */
export function openSchools(db: Queries) {
  const { id, name, bellSchedule } = schools
  return db
    .select({ id, name, bellSchedule })
    .from(schools)
    .where(eq(schools.isActive, true))
    .orderBy(asc(name))
}

interface Whose {
  readonly districtId: DistrictId
  readonly educatorId: EducatorId
}

export async function insertTeaching(db: Queries, whose: Whose, rows: readonly Teaching[]): Promise<void> {
  if (rows.length > 0) await db.insert(educatorAssignments).values(rows.map((it) => ({ ...it, ...whose })))
}

/** Keeps an educator's teaching as it was until a change: a visit made there before the change may still arrive. */
export async function keepFormer(
  db: Queries,
  whose: Whose,
  rows: readonly Teaching[],
  changedAt: Date,
): Promise<void> {
  if (rows.length === 0) return
  const former = rows.map(({ schoolId, startsOn, endsOn }) => ({
    ...whose,
    schoolId,
    startsOn,
    endsOn,
    changedAt,
  }))
  await db.insert(formerTeaching).values(former).onConflictDoNothing()
}

export async function deleteTeaching(db: Queries, id: EducatorId, at: readonly SchoolId[]): Promise<void> {
  const { educatorId, schoolId } = educatorAssignments
  await db.delete(educatorAssignments).where(and(eq(educatorId, id), isOneOf(schoolId, at)))
}
