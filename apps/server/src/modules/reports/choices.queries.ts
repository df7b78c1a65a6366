import type { EducatorId, SchoolId, UserId } from '@corridor/domain/ids'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { schools } from '../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { isCountedVisit } from '../observations/counted-visit.ts'
import { observations } from '../observations/observations.tables.ts'
import { readableBy } from '../observations/readable.ts'
import { users } from '../people/people.tables.ts'
import type { ReportReader } from './reader.ts'

/** The educator that somebody is, if they are one. */
export async function findEducatorOf(db: Queries, userId: UserId): Promise<EducatorId | undefined> {
  const [me] = await db.select({ id: educators.id }).from(educators).where(eq(educators.userId, userId))
  return me?.id
}

/** Schools by name, all or some of them. One that is closed has its history. */
export function schoolsNamed(db: Queries, isIt?: SQL) {
  const { id, name, visitsPlannedPerWeek, bellSchedule } = schools
  return db
    .select({ id, name, visitsPlannedPerWeek, bellSchedule })
    .from(schools)
    .where(isIt)
    .orderBy(asc(name), asc(id))
}

/** Where somebody was, or was visited, or follows a group. */
export async function schoolsOfOwn(db: Queries, { actor, me }: ReportReader): Promise<SchoolId[]> {
  const { schoolId } = observations
  const found = await db
    .selectDistinct({ schoolId })
    .from(observations)
    .where(and(isCountedVisit(), readableBy(actor, me)))
  return found.map((it) => it.schoolId)
}

/** What is taught at some schools. */
export function taughtAt(db: Queries, ids: readonly SchoolId[]) {
  const { grades, subject } = educators
  return db
    .selectDistinct({ grades, subject })
    .from(educators)
    .innerJoin(educatorAssignments, eq(educatorAssignments.educatorId, educators.id))
    .where(inArray(educatorAssignments.schoolId, [...ids]))
}

/** Who observed at some schools, as far as the reader may read it. */
export function observersAt(
  db: Queries,
  { actor, me }: ReportReader,
  ids: readonly SchoolId[],
  isInSpan: SQL,
) {
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(observations)
    .innerJoin(users, eq(users.id, observations.observerId))
    .where(and(isCountedVisit(), readableBy(actor, me), inArray(observations.schoolId, [...ids]), isInSpan))
    .orderBy(asc(users.name), asc(users.id))
}
