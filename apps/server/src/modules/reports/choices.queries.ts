import { scopeOf } from '@corridor/domain/actor'
import type { SchoolId } from '@corridor/domain/ids'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { schools } from '../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { isCountedVisit } from '../observations/counted-visit.ts'
import { observations } from '../observations/observations.tables.ts'
import { isKnownTo } from '../observations/readable.ts'
import { users } from '../people/people.tables.ts'
import type { ReportReader } from './reader.ts'
import type { Span } from './span.ts'

/** Schools by name. One that is closed has its history. */
export function schoolsNamed(db: Queries) {
  const { id, name, visitsPlannedPerWeek, bellSchedule } = schools
  return db.select({ id, name, visitsPlannedPerWeek, bellSchedule }).from(schools).orderBy(asc(name), asc(id))
}

/** Where somebody observed or was visited in some days, and where the educators of their group were. */
export async function schoolsOfOwn(
  db: Queries,
  { actor, me }: ReportReader,
  { from, to }: Span,
): Promise<SchoolId[]> {
  const { schoolId, observerId, educatorId, startedAt, startedOn } = observations
  const followed = [...scopeOf(actor, 'report.school').educators, ...(me ? [me] : [])]
  const isMine = or(eq(observerId, actor.userId), inArray(educatorId, followed))
  const found = await db
    .selectDistinct({ schoolId })
    .from(observations)
    .where(
      and(
        isCountedVisit(),
        isKnownTo(actor, me),
        isMine,
        sql`${startedOn} between ${from} and ${to}`,
        // Whatever the zone: the indexes by person go by the instant.
        sql`${startedAt} between ${from}::date - 1 and ${to}::date + 2`,
      ),
    )
  return found.map((it) => it.schoolId)
}

/** What is taught at some schools. */
export function taughtIn(db: Queries, ids: readonly SchoolId[]) {
  const { grades, subject } = educators
  return db
    .selectDistinct({ grades, subject })
    .from(educators)
    .innerJoin(educatorAssignments, eq(educatorAssignments.educatorId, educators.id))
    .where(inArray(educatorAssignments.schoolId, [...ids]))
}

/** Who observed at some schools, as far as the reader may read it. */
export function observersIn(db: Queries, { actor, me }: ReportReader, ids: readonly SchoolId[], span: Span) {
  const { observerId, schoolId, startedOn } = observations
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(observations)
    .innerJoin(users, eq(users.id, observerId))
    .where(
      and(
        isCountedVisit(),
        isKnownTo(actor, me),
        inArray(schoolId, [...ids]),
        sql`${startedOn} between ${span.from} and ${span.to}`,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
}
