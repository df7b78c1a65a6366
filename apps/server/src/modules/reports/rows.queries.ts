import type { Day } from '@corridor/domain/calendar'
import type { SchoolId } from '@corridor/domain/ids'
import { and, asc, countDistinct, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { contributions, observations } from '../observations/observations.tables.ts'
import { users } from '../people/people.tables.ts'
import type { Counted } from './counted.queries.ts'

const TEACHER_CONFERENCE = 10

/** One row for each observation that is counted, without its document. */
export function observationRows(db: Queries, { where, isOpen }: Counted) {
  const it = observations
  const later = sql`(select min(talk.started_at) from ${observations} as talk
    where talk.district_id = ${it.districtId} and talk.educator_id = ${it.educatorId}
      and talk.tool_type_id = ${TEACHER_CONFERENCE} and talk.status <> 'draft' and talk.started_at >= ${it.startedAt})`
  const replied = db
    .select({ at: sql`min(${contributions.writtenAt})` })
    .from(contributions)
    .where(eq(contributions.observationId, it.id))
  return db
    .select({
      id: it.id,
      visitId: it.visitId,
      schoolId: it.schoolId,
      educatorId: it.educatorId,
      observerId: it.observerId,
      toolTypeId: it.toolTypeId,
      configurationId: it.configurationId,
      configurationVersion: it.configurationVersion,
      purpose: it.purpose,
      status: it.status,
      startedAt: it.startedAt,
      endedAt: it.endedAt,
      startedOn: it.startedOn,
      sentAt: it.sentAt,
      period: it.period,
      partOfLesson: it.partOfLesson,
      isOpen: isOpen.mapWith(Boolean),
      answeredAt: sql<string | null>`least((${replied}), ${later})`,
    })
    .from(observations)
    .where(where)
    .orderBy(asc(it.startedAt), asc(it.id))
}

export type ObservationRow = Awaited<ReturnType<typeof observationRows>>[number]

export function namesOfObservers(db: Queries, ids: readonly number[]) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(users.name), asc(users.id))
}

export function namesOfEducators(db: Queries, ids: readonly number[]) {
  return db
    .select({ id: educators.id, name: educators.name })
    .from(educators)
    .where(sql`${educators.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(educators.name), asc(educators.id))
}

/** Who teaches at some schools on a day. */
export function rosterOf(db: Queries, schools: readonly SchoolId[], on: Day) {
  const { educatorId, schoolId, startsOn, endsOn } = educatorAssignments
  return db
    .select({
      id: educators.id,
      schoolId,
      joinedOn: startsOn,
      grades: educators.grades,
      subject: educators.subject,
    })
    .from(educatorAssignments)
    .innerJoin(educators, eq(educators.id, educatorId))
    .where(
      and(
        inArray(schoolId, [...schools]),
        eq(educators.isActive, true),
        lte(startsOn, on),
        or(isNull(endsOn), gte(endsOn, on)),
      ),
    )
}

/** Visits finished after a moment; closed ones tell nothing of their day. */
export async function countSince(db: Queries, { where, isOpen }: Counted, since: Date): Promise<number> {
  const { visitId, completedAt } = observations
  const [found] = await db
    .select({ visits: countDistinct(visitId) })
    .from(observations)
    .where(and(where, isOpen, gt(completedAt, since)))
  return found?.visits ?? 0
}
