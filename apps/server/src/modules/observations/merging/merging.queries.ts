import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import { and, eq, ne, sql } from 'drizzle-orm'
import { countOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { isKnownTo, type Reader } from '../access/readable.ts'
import { contributions } from '../answer/contributions.tables.ts'
import { conferences } from '../conference/conferences.tables.ts'
import { observations } from '../observations.tables.ts'
import { plannedSendings } from '../planned/planned.tables.ts'
import { deliveries, sendings } from '../send/sendings.tables.ts'

/** Moves observations with their documents to another educator; it counts as no saving, so devices' copies stay good. */
export async function moveObservationRows(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  only?: readonly string[],
): Promise<string[]> {
  const { id, educatorId, document, lateDocument } = observations
  const named = sql`'{educatorId}', to_jsonb(${to}::int)`
  const moved = await db
    .update(observations)
    .set({
      educatorId: to,
      document: sql`jsonb_set(${document}, ${named})`,
      lateDocument: sql`jsonb_set(${lateDocument}, ${named})`,
    })
    .where(and(eq(educatorId, from), only && isOneOf(id, only)))
    .returning({ id })
  return moved.map((it) => it.id)
}

export async function moveSendings(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  only?: readonly string[],
): Promise<string[]> {
  const { id, educatorId } = sendings
  const moved = await db
    .update(sendings)
    .set({ educatorId: to })
    .where(and(eq(educatorId, from), only && isOneOf(id, only)))
    .returning({ id })
  return moved.map((it) => it.id)
}

export async function movePlanned(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  only?: readonly string[],
): Promise<string[]> {
  const { id, educatorId } = plannedSendings
  const moved = await db
    .update(plannedSendings)
    .set({ educatorId: to })
    .where(and(eq(educatorId, from), only && isOneOf(id, only)))
    .returning({ id })
  return moved.map((it) => it.id)
}

/**
 * Moves conferences to another educator, with what stands in calendars: a meeting goes on, and nobody is told that it
 * was taken back.
 */
export async function moveConferences(db: Queries, ids: readonly string[], to: EducatorId): Promise<void> {
  const { observationId, invited } = conferences
  await db
    .update(conferences)
    .set({
      educatorId: to,
      invited: sql`jsonb_set(${invited}, '{educatorId}', to_jsonb(${to}::int))`,
    })
    .where(isOneOf(observationId, ids))
}

/** Moves the answers and deliveries of an educator to another user who is the same person. */
export async function moveAnswers(
  db: Queries,
  {
    observations: ids,
    sendings: sent,
  }: { readonly observations: readonly string[]; readonly sendings: readonly string[] },
  from: UserId,
  to: UserId,
): Promise<void> {
  await db
    .update(contributions)
    .set({ userId: to })
    .where(and(isOneOf(contributions.observationId, ids), eq(contributions.userId, from)))
  await db
    .update(deliveries)
    .set({ userId: to })
    .where(
      and(isOneOf(deliveries.sendId, sent), eq(deliveries.isEducator, true), eq(deliveries.userId, from)),
    )
}

/** Ids of an educator's observations: all that they could have answered. */
export async function observationsAbout(db: Queries, educatorId: EducatorId): Promise<string[]> {
  const rows = await db
    .select({ id: observations.id })
    .from(observations)
    .where(eq(observations.educatorId, educatorId))
  return rows.map(({ id }) => id)
}

export async function sendingsTo(db: Queries, educatorId: EducatorId): Promise<string[]> {
  const rows = await db.select({ id: sendings.id }).from(sendings).where(eq(sendings.educatorId, educatorId))
  return rows.map(({ id }) => id)
}

/** How many observations and conferences of each educator a reader may know of, drafts not among them. */
export function countObservations(db: Queries, { actor, me }: Reader, ids: readonly EducatorId[]) {
  const { educatorId, status, toolTypeId } = observations
  const isTalk = sql`${toolTypeId} = ${sql.raw(String(TEACHER_CONFERENCE))}`
  return db
    .select({
      educatorId,
      observations: countOf(sql`not ${isTalk}`),
      conferences: countOf(isTalk),
    })
    .from(observations)
    .where(and(isOneOf(educatorId, ids), ne(status, 'draft'), sql`(${isKnownTo(actor, me)}) is true`))
    .groupBy(educatorId)
}
