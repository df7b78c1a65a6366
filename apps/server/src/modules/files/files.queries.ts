import type { Json } from '@corridor/domain/data/json'
import type { UserId } from '@corridor/domain/people/ids'
import { type AnyColumn, and, eq, exists, gt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { prepared } from '../../database/prepared.ts'
import { observations } from '../observations/observations.tables.ts'
import { sentCopies } from '../observations/send/sendings.tables.ts'
import { files } from './files.tables.ts'

/** The observation that a file came with; undefined where it has not arrived. */
export async function findSource(db: Queries, observationId: string) {
  const { id, observerId, visitId, status, version, document, lateDocument } = observations
  const [found] = await db
    .select({ id, observerId, visitId, status, version, document, lateDocument })
    .from(observations)
    .where(eq(id, observationId))
  return found
}

export type Source = Pick<typeof observations.$inferSelect, 'id' | 'observerId' | 'visitId'>

/** Documents that the observer wrote in a visit, now and as they were sent: an observation once for each of its copies. */
export function writtenIn(db: Queries, { observerId, visitId }: Source) {
  const { id, document, lateDocument } = observations
  return db
    .select({ id, document, lateDocument, sent: sql<Json>`${sentCopies.record}` })
    .from(observations)
    .leftJoin(sentCopies, eq(sentCopies.observationId, id))
    .where(and(eq(observations.observerId, observerId), eq(observations.visitId, visitId)))
}

export async function findFile(db: Queries, fileId: string) {
  const { id, observationId, uploadedById } = files
  const [found] = await db.select({ id, observationId, uploadedById }).from(files).where(eq(id, fileId))
  return found
}

export async function findContent(db: Queries, fileId: string): Promise<Buffer | undefined> {
  const [found] = await db.select({ content: files.content }).from(files).where(eq(files.id, fileId))
  return found?.content
}

export const contentsOf = prepared<{ ids: readonly string[] }>()((db, value) =>
  db
    .select({ id: files.id, content: files.content })
    .from(files)
    .where(sql`${files.id} = any(${value('ids')}::uuid[])`),
)

const idsOf = prepared<{ observationId: string }>()((db, value) =>
  db
    .select({ id: files.id })
    .from(files)
    .where(eq(files.observationId, value('observationId'))),
)

export async function filesOf(db: Queries, observationId: string): Promise<string[]> {
  const found = await idsOf(db, { observationId })
  return found.map(({ id }) => id)
}

/** The files that are here and came from this person. */
export async function filesFrom(db: Queries, userId: UserId, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.uploadedById, userId), isOneOf(files.id, ids)))
  return found.map(({ id }) => id)
}

/** Takes turns: until the end of the transaction other files of the same person or for the same observation wait. */
export async function takeTurn(db: Queries, userId: UserId, observationId: string): Promise<void> {
  for (const key of [`files of ${userId}`, `files for ${observationId}`])
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

const SMALLEST_COUNTED = 256 * 1024

/** The bytes that somebody has sent since then and no document was seen to name. Many small files count as larger ones. */
export async function looseBytes(db: Queries, userId: UserId, since: Date): Promise<number> {
  const size = sql`greatest(octet_length(${files.content}), ${SMALLEST_COUNTED})`
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${size}), 0)::float8` })
    .from(files)
    .where(and(isLoose(userId), gt(files.uploadedAt, since)))
  return found?.bytes ?? 0
}

const isLoose = (userId: UserId) => and(eq(files.uploadedById, userId), eq(files.isNamed, false))

/** Marks those files of somebody that a document of their visit names by now. */
export async function markNamed(db: Queries, userId: UserId): Promise<void> {
  const own = alias(observations, 'own')
  const names = (document: AnyColumn) => sql`position(${files.id}::text in ${document}::text) > 0`
  const naming = db
    .select({ id: observations.id })
    .from(own)
    .innerJoin(
      observations,
      and(eq(observations.visitId, own.visitId), eq(observations.observerId, own.observerId)),
    )
    .where(
      and(
        eq(own.id, files.observationId),
        or(names(observations.document), names(observations.lateDocument)),
      ),
    )
  await db
    .update(files)
    .set({ isNamed: true })
    .where(and(isLoose(userId), exists(naming)))
}

/** Inserts a file; the same one twice at once is once. */
export async function insertFile(db: Queries, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row).onConflictDoNothing()
}

export async function deleteFile(db: Queries, fileId: string): Promise<void> {
  await db.delete(files).where(eq(files.id, fileId))
}

export async function giveFile(db: Queries, fileId: string, observationId: string): Promise<void> {
  await db.update(files).set({ observationId, isNamed: true }).where(eq(files.id, fileId))
}
