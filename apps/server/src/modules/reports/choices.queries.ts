import { scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { prepared } from '../../database/prepared.ts'
import { schools } from '../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { isKnownTo } from '../observations/access/readable.ts'
import { isCounted } from '../observations/facts/counted-visit.ts'
import { observations } from '../observations/observations.tables.ts'
import { users } from '../people/people.tables.ts'
import type { Span } from './days/span.ts'
import type { ReportReader } from './reader.ts'
import { isBegunBetween } from './visits/begun-between.queries.ts'

/** Schools by name. One that is closed has its history. */
export const schoolsNamed = prepared()((db) => {
  const { id, name, visitsPlannedPerWeek, bellSchedule } = schools
  return db.select({ id, name, visitsPlannedPerWeek, bellSchedule }).from(schools).orderBy(asc(name), asc(id))
})

/** Where somebody observed or was visited in some days, and where the educators of their group were. */
export async function schoolsOfOwn(db: Queries, reader: ReportReader, span: Span): Promise<SchoolId[]> {
  const { actor, me } = reader
  const { observerId, educatorId } = observations
  const followed = [...scopeOf(actor, 'report.school').educators, ...(me ? [me] : [])]
  const found = await Promise.all([
    schoolsWhere(db, reader, span, eq(observerId, actor.userId)),
    followed.length > 0 ? schoolsWhere(db, reader, span, isOneOf(educatorId, followed)) : [],
  ])
  return found.flat()
}

/** One kind of visit at a time: for either of two the database would read all that both have ever had. */
async function schoolsWhere(db: Queries, { actor, me }: ReportReader, { from, to }: Span, isMine: SQL) {
  const { schoolId, startedAt, startedOn } = observations
  const found = await db
    .selectDistinct({ schoolId })
    .from(observations)
    .where(
      and(
        isMine,
        isBegunBetween(startedAt, from, to),
        sql`${startedOn} between ${from} and ${to}`,
        isCounted(),
        isKnownTo(actor, me),
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
    .where(isOneOf(educatorAssignments.schoolId, ids))
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
        isCounted(),
        isKnownTo(actor, me),
        isOneOf(schoolId, ids),
        sql`${startedOn} between ${span.from} and ${span.to}`,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
}
