import type { ExportScope } from '@corridor/contract/reports/exports'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../../educators/educators.tables.ts'
import { isSeen } from '../../educators/in-sight.ts'
import { sightOf } from '../../educators/seen-educator.ts'
import { isKnownTo } from '../../observations/access/readable.ts'
import { observationFacts } from '../../observations/facts/facts.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import { deliveries, sentCopies } from '../../observations/send/sendings.tables.ts'
import type { ObservationPlace } from './export-progress.ts'

/** The reader of an export, the educator that they are, and what they asked for. */
export interface ExportReader {
  readonly actor: Actor
  readonly me: EducatorId | undefined
  readonly today: Day
  readonly scope: ExportScope
}

/** Whether an observation belongs in an export: of what was asked for, as much as its reader may know of. */
export function isExported({ actor, me, scope }: ExportReader): SQL | undefined {
  return and(isOfScope(scope, actor, me), isKnownTo(actor, me))
}

function isOfScope(scope: ExportScope, { userId }: Actor, me: EducatorId | undefined): SQL | undefined {
  const { schoolId, educatorId, observerId } = observations
  switch (scope.kind) {
    case 'district':
      return undefined
    case 'school':
      return eq(schoolId, scope.schoolId)
    case 'educator':
      return eq(educatorId, scope.educatorId)
    case 'own':
      return or(eq(observerId, userId), me && eq(educatorId, me))
  }
}

export async function countExported(db: Queries, reader: ExportReader): Promise<number> {
  const [found] = await db.select({ n: count() }).from(observations).where(isExported(reader))
  return found?.n ?? 0
}

/** Observations in the order of their days, with what each weighs in the database. */
export function placesAfter(
  db: Queries,
  reader: ExportReader,
  after: ObservationPlace | null,
  limit: number,
) {
  const { startedAt, id, document } = observations
  const isAfter = after && sql`(${startedAt}, ${id}) > (${after.startedAt}::timestamptz, ${after.id}::uuid)`
  return db
    .select({
      id,
      startedAt: sql<string>`${startedAt}::text`,
      weight: sql<number>`pg_column_size(${document})`,
    })
    .from(observations)
    .where(and(isExported(reader), isAfter ?? undefined))
    .orderBy(asc(observations.startedAt), asc(id))
    .limit(limit)
}

/** The copies of each observation, newest first. */
export function copiesOfAll(db: Queries, ids: readonly string[]) {
  const { observationId, version, sendId, message, sentAt, reopenedBecause, record } = sentCopies
  const { name, isEducator } = deliveries
  const sentTo = db
    .select({ names: sql`string_agg(${name}, '; ' order by ${isEducator} desc, ${name})` })
    .from(deliveries)
    .where(eq(deliveries.sendId, sendId))
  return db
    .select({
      observationId,
      version,
      message,
      sentAt,
      reopenedBecause,
      record: sql<unknown>`${record}`,
      observerRole: sql<string | null>`${record} ->> 'observerRole'`,
      sentTo: sql<string | null>`(${sentTo})`,
    })
    .from(sentCopies)
    .where(isOneOf(observationId, ids))
    .orderBy(asc(observationId), desc(version))
}

export type SentCopy = Awaited<ReturnType<typeof copiesOfAll>>[number]

export function factsOfAll(db: Queries, ids: readonly string[]) {
  const { observationId, happenedOn, toolTypeId, item, value, n } = observationFacts
  return db
    .select({ observationId, happenedOn, toolTypeId, item, value, n })
    .from(observationFacts)
    .where(isOneOf(observationId, ids))
    .orderBy(asc(observationId), asc(item), asc(value))
}

/** The schools of an export's scope; for one educator, where they taught. */
export function schoolsOfScope(db: Queries, { scope }: ExportReader) {
  const { id, name, gradeSpan, isActive, visitsPlannedPerWeek } = schools
  const { educatorId, schoolId } = educatorAssignments
  const taught = (educator: EducatorId) =>
    db.select({ schoolId }).from(educatorAssignments).where(eq(educatorId, educator))
  const isOfIt =
    (scope.kind === 'school' && eq(id, scope.schoolId)) ||
    (scope.kind === 'educator' && inArray(id, taught(scope.educatorId))) ||
    undefined
  return db
    .select({ id, name, gradeSpan, isActive, visitsPlannedPerWeek })
    .from(schools)
    .where(isOfIt)
    .orderBy(asc(name), asc(id))
}

/** Educators of the scope whom its reader sees, by their numbers. */
export function educatorsAfter(db: Queries, reader: ExportReader, after: number, limit: number) {
  const { id, name, grades, subject, room, email, externalId, hiredOn, isActive, isProvisional } = educators
  const isOn = and(gt(educators.id, sql`${after}::int`), isEducatorOfScope(db, reader), seenBy(db, reader))
  return db
    .select({ id, name, grades, subject, room, email, externalId, hiredOn, isActive, isProvisional })
    .from(educators)
    .where(isOn)
    .orderBy(asc(educators.id))
    .limit(limit)
}

function seenBy(db: Queries, { actor, today }: ExportReader) {
  return isSeen(db, sightOf(actor, today))
}

function isEducatorOfScope(db: Queries, { scope }: ExportReader): SQL | undefined {
  const { educatorId, schoolId } = educatorAssignments
  if (scope.kind === 'educator') return eq(educators.id, scope.educatorId)
  if (scope.kind !== 'school') return undefined
  const there = db.select({ educatorId }).from(educatorAssignments).where(eq(schoolId, scope.schoolId))
  return inArray(educators.id, there)
}

export type ExportedEducator = Awaited<ReturnType<typeof educatorsAfter>>[number]
