import type { Day } from '@corridor/domain/calendar/calendar'
import type { LessonPart, ObservationStatus, Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import {
  type AnyColumn,
  and,
  asc,
  countDistinct,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { educatorAssignments, educators } from '../../educators/educators.tables.ts'
import { readableBy } from '../../observations/access/readable.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { contributions, observations } from '../../observations/observations.tables.ts'
import { users } from '../../people/people.tables.ts'
import type { ReportReader } from '../reader.ts'
import { isBegunBetween } from './begun-between.queries.ts'
import { type Counted, TEACHER_CONFERENCE } from './counted.queries.ts'

/** An observation that is counted, without its document. */
export interface ObservationRow {
  readonly id: string
  readonly visitId: string
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly observerId: UserId
  readonly toolTypeId: number
  readonly configurationId: number
  readonly configurationVersion: number
  readonly purpose: Purpose
  readonly status: ObservationStatus
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly startedOn: Day
  readonly yearStartsOn: Day | null
  readonly sentAt: Date | null
  readonly period: string | null
  readonly partOfLesson: LessonPart | null
  readonly isOpen: boolean
}

/** In the order they began. */
export async function observationRows(
  db: Queries,
  { where, isOpen }: Pick<Counted, 'where' | 'isOpen'>,
): Promise<ObservationRow[]> {
  const it = observations
  const ms = (column: AnyColumn) => sql`extract(epoch from ${column})::float8 * 1000`
  const { rows } = await db.execute<Fetched>(sql`
    select ${it.id} "id", ${it.visitId} "visitId", ${it.schoolId} "schoolId", ${it.educatorId} "educatorId",
      ${it.observerId} "observerId", ${it.toolTypeId} "toolTypeId", ${it.configurationId} "configurationId",
      ${it.configurationVersion} "configurationVersion", ${it.purpose} "purpose", ${it.status} "status",
      ${ms(it.startedAt)} "startedAt", ${ms(it.endedAt)} "endedAt", ${it.startedOn} "startedOn", ${it.yearStartsOn} "yearStartsOn",
      ${ms(it.sentAt)} "sentAt", ${it.period} "period", ${it.partOfLesson} "partOfLesson", ${isOpen} "isOpen"
    from ${it} where ${where} order by ${it.startedAt}, ${it.id}`)
  return rows.map(withDates)
}

/** In place: a copy of each would double what has to be cleared away. */
function withDates(row: Fetched): ObservationRow {
  const { startedAt, endedAt, sentAt } = row
  return Object.assign(row, {
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
    sentAt: sentAt === null ? null : new Date(sentAt),
  })
}

type Fetched = Omit<ObservationRow, keyof Instants> & Instants & Record<string, unknown>

/** In milliseconds. */
interface Instants {
  readonly startedAt: number
  readonly endedAt: number | null
  readonly sentAt: number | null
}

/** Where some observations stand, in the order they began. */
export function statusesOf(db: Queries, ids: readonly string[]) {
  const { id, visitId, toolTypeId, status, startedAt } = observations
  return db
    .select({ id, visitId, toolTypeId, status })
    .from(observations)
    .where(inArray(id, [...ids]))
    .orderBy(asc(startedAt), asc(id))
}

/** When somebody first answered what was sent, by observation. */
export function firstAnswers(db: Queries, { where }: Counted) {
  const { observationId, writtenAt } = contributions
  return db
    .select({ observationId, at: sql`min(${writtenAt})`.mapWith(writtenAt) })
    .from(contributions)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(where)
    .groupBy(observationId)
}

/** When somebody talked with some educators, in order, as far as the reader may know: coaching is between two. */
export function conferencesSince(
  db: Queries,
  { actor, me }: ReportReader,
  ids: readonly EducatorId[],
  since: Day,
  until: Day,
) {
  const { educatorId, startedAt, toolTypeId, startedOn } = observations
  return db
    .select({ educatorId, startedAt })
    .from(observations)
    .where(
      and(
        isCountedVisit(),
        readableBy(actor, me),
        // As the index of conferences has it, which a number of another width would not use.
        sql`${toolTypeId} = ${sql.raw(String(TEACHER_CONFERENCE))}`,
        sql`${educatorId} = any(${sql.param([...ids])}::int[])`,
        gte(startedOn, since),
        isBegunBetween(startedAt, since, until),
      ),
    )
    .orderBy(asc(startedAt))
}

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
