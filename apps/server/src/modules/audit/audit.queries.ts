import type { AuditEventName } from '@corridor/contract/district/audit'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Scope } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { type AnyColumn, and, desc, eq, exists, gte, isNull, lt, lte, min, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { prepared } from '../../database/prepared.ts'
import { configurations } from '../configurations/configurations.tables.ts'
import { schools } from '../districts/districts.tables.ts'
import { educators } from '../educators/educators.tables.ts'
import { type Reader, readableBy } from '../observations/access/readable.ts'
import { observations, removedObservations } from '../observations/observations.tables.ts'
import { assignments, users } from '../people/people.tables.ts'
import { auditEvents } from './audit.tables.ts'

interface NewEvent extends Omit<typeof auditEvents.$inferInsert, 'id' | 'at' | 'changes'> {
  readonly at: string
  /** The changes as JSON, or null. */
  readonly changes: string | null
}

export const insertEvent = prepared<NewEvent>()((db, value) =>
  db.insert(auditEvents).values({
    districtId: sql`${value('districtId')}`,
    at: sql`${value('at')}`,
    actorId: sql`${value('actorId')}`,
    realActorId: sql`${value('realActorId')}`,
    event: sql`${value('event')}`,
    subjectKind: sql`${value('subjectKind')}`,
    subjectId: sql`${value('subjectId')}`,
    requestId: sql`${value('requestId')}`,
    changes: sql`${value('changes')}::jsonb`,
  }),
)

interface Opening {
  readonly realActorId: UserId
  readonly subjectId: string
  readonly since: string
}

/** Whether somebody has opened the page about an educator since. */
export const openedSince = prepared<Opening>()((db, value) => {
  const { id, at, event, realActorId, subjectId } = auditEvents
  const isTheirs = and(eq(realActorId, value('realActorId')), eq(subjectId, value('subjectId')))
  return db
    .select({ id })
    .from(auditEvents)
    .where(and(sql`${at} >= ${value('since')}`, eq(event, 'educator.read'), isTheirs))
    .limit(1)
})

/** The readers of an observation, each with the first time; a name only for people of the district. */
export function readersSince(db: Queries, observationId: string, educatorId: EducatorId, since: Date) {
  const { at, event, realActorId, subjectId } = auditEvents
  // Who has an account names themself there; the record calls its educator as the list does.
  const name = sql<string | null>`coalesce(${educators.name}, ${users.name})`
  return db
    .select({ id: realActorId, name, at: min(at) })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, realActorId))
    .leftJoin(educators, and(eq(educators.id, educatorId), eq(educators.userId, realActorId)))
    .where(and(eq(event, 'observation.read'), eq(subjectId, observationId), gte(at, since)))
    .groupBy(realActorId, users.name, educators.name)
    .orderBy(min(at))
}

/** Where a page ended. The instant is text: a Date would round off its microseconds, and so skip or repeat rows. */
interface Place {
  readonly at: string
  readonly id: number
}

export async function findPlace(db: Queries, id: number): Promise<Place | undefined> {
  const [place] = await db
    .select({ at: sql<string>`${auditEvents.at}::text`, id: auditEvents.id })
    .from(auditEvents)
    .where(eq(auditEvents.id, id))
  return place
}

interface Asked {
  readonly after: Place | undefined
  readonly limit: number
  readonly event?: AuditEventName | undefined
  readonly actor?: UserId | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly schools: Scope['schools']
  readonly reader: UserId
  /** The reader of the trail, and the educator that they are, if they are one. */
  readonly looking: Reader
  readonly timeZone: string
}

/** A page of the trail, newest first; of the same instant, the last written first. */
export function pageOfEvents(db: Queries, asked: Asked) {
  const { after, event, actor, from, to, timeZone } = asked
  const { id, at, actorId, realActorId, subjectKind, subjectId } = auditEvents
  const realActors = alias(users, 'real_actors')
  const subjects = alias(users, 'subjects')
  const coached = alias(educators, 'coached')
  const { isBetweenOthers, observationId } = aboutCoaching(coached, asked.reader)
  return db
    .select({
      id,
      at,
      event: auditEvents.event,
      actorId,
      actorName: users.name,
      realActorId,
      realActorName: realActors.name,
      subjectKind,
      subjectId,
      isBetweenOthers,
      subjectName: sql<
        string | null
      >`coalesce(${subjects.name}, ${schools.name}, ${educators.name}, ${configurations.name})`,
      toolTypeId: observations.toolTypeId,
      startedOn: observations.startedOn,
      // The person whom an event is about is named to those who may read it.
      about: sql<
        string | null
      >`case when ${readableBy(asked.looking.actor, asked.looking.me)} then ${coached.name} end`,
      changes: auditEvents.changes,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, actorId))
    .leftJoin(realActors, eq(realActors.id, realActorId))
    .leftJoin(subjects, and(eq(subjectKind, 'user'), eq(sql`${subjects.id}::text`, subjectId)))
    .leftJoin(schools, and(eq(subjectKind, 'school'), eq(sql`${schools.id}::text`, subjectId)))
    .leftJoin(educators, and(eq(subjectKind, 'educator'), eq(sql`${educators.id}::text`, subjectId)))
    .leftJoin(
      configurations,
      and(eq(subjectKind, 'configuration'), eq(sql`${configurations.id}::text`, subjectId)),
    )
    .leftJoin(observations, eq(observations.id, observationId))
    .leftJoin(removedObservations, eq(removedObservations.id, observationId))
    .leftJoin(coached, eq(coached.id, observations.educatorId))
    .where(
      and(
        after && sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id})`,
        event && eq(auditEvents.event, event),
        // An id may be larger than the column holds; then nobody has it.
        actor && sql`${actorId} = ${actor}::bigint`,
        // Somebody who is not named cannot be asked for by name either.
        actor && not(isBetweenOthers),
        from === undefined ? undefined : gte(at, sql`${from}::timestamp at time zone ${timeZone}`),
        to === undefined ? undefined : lt(at, sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`),
        asked.schools === 'all' ? undefined : or(byStaffOf(db, asked), byLinkIn(asked.schools, coached)),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(asked.limit)
}

/**
 * Whether an event is about coaching between others. Coaching is between two, also in the trail: everybody else reads
 * that it was, and not whose.
 */
function aboutCoaching(coached: { readonly userId: AnyColumn }, reader: UserId) {
  const { actorId, subjectKind, subjectId } = auditEvents
  // The index is of uuids, and only these subjects are some.
  const observationId = sql`case when ${subjectKind} = 'observation' then ${subjectId}::uuid end`
  const purpose = sql`coalesce(${observations.purpose}, ${removedObservations.purpose})`
  // A draft that was removed before its purpose was kept counts as coaching.
  const isCoaching = sql`case when ${observations.id} is null and ${removedObservations.id} is null then false else coalesce(${purpose} = 'coaching', true) end`
  const isOfReader = sql`${reader} in (${observations.observerId}, ${coached.userId}, ${actorId})`
  const isBetweenOthers = sql<boolean>`(${isCoaching} and ${isOfReader} is not true)`
  return { observationId, isBetweenOthers }
}

/**
 * Whether an event was done by somebody who was assigned to one of the schools that day: the trail of those who left
 * stays readable.
 */
function byStaffOf(db: Queries, { schools: theirs, timeZone }: Asked) {
  if (theirs === 'all') return undefined
  const { userId, schoolId, startsOn, endsOn } = assignments
  const day = sql`(${auditEvents.at} at time zone ${timeZone})::date`
  return exists(
    db
      .select({ userId })
      .from(assignments)
      .where(
        and(
          eq(userId, auditEvents.actorId),
          isOneOf(schoolId, theirs),
          lte(startsOn, day),
          or(isNull(endsOn), gte(endsOn, day)),
        ),
      ),
  )
}

/**
 * Whether an event was done by a mailed link to a record of one of the schools: an educator without an account is
 * assigned nowhere, and a guess at a code has no actor.
 */
function byLinkIn(theirs: readonly SchoolId[], coached: { readonly userId: AnyColumn }) {
  const { actorId } = auditEvents
  return and(isOneOf(observations.schoolId, theirs), or(isNull(actorId), eq(actorId, coached.userId)))
}
