import type { UserId } from '@corridor/domain/ids'
import type { Json } from '@corridor/domain/json'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { observations, sentCopies } from '../observations/observations.tables.ts'
import { files } from './files.tables.ts'

/** The observation that a file came with; nothing where it has not arrived. */
export async function findSource(db: Queries, observationId: string) {
  const { id, observerId, visitId, status, version, document, lateDocument } = observations
  const [found] = await db
    .select({ id, observerId, visitId, status, version, document, lateDocument })
    .from(observations)
    .where(eq(id, observationId))
  return found
}

export type Source = Pick<typeof observations.$inferSelect, 'id' | 'observerId' | 'visitId'>

/** What the observer wrote in a visit, now and as it was sent: an observation once for each of its copies. */
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

export async function filesOf(db: Queries, observationId: string): Promise<string[]> {
  const found = await db.select({ id: files.id }).from(files).where(eq(files.observationId, observationId))
  return found.map(({ id }) => id)
}

/** Which of them are here and came from this person. */
export async function filesFrom(db: Queries, userId: UserId, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.uploadedById, userId), inArray(files.id, [...ids])))
  return found.map(({ id }) => id)
}

/** Twice at once is once. */
export async function insertFile(db: Queries, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row).onConflictDoNothing()
}

export async function deleteFile(db: Queries, fileId: string): Promise<void> {
  await db.delete(files).where(eq(files.id, fileId))
}

export async function giveFile(db: Queries, fileId: string, observationId: string): Promise<void> {
  await db.update(files).set({ observationId }).where(eq(files.id, fileId))
}
