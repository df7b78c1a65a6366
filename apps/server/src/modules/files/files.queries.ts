import type { UserId } from '@corridor/domain/ids'
import type { JsonObject } from '@corridor/domain/json'
import { and, count, eq, exists, inArray, notInArray } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { observations } from '../observations/observations.tables.ts'
import { files } from './files.tables.ts'

/** Who observed; nothing where the observation has not arrived. */
export async function findOwner(db: Queries, observationId: string): Promise<UserId | undefined> {
  const { id, observerId } = observations
  const [found] = await db.select({ observerId }).from(observations).where(eq(id, observationId))
  return found?.observerId
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

export async function countFiles(db: Queries, observationId: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(files).where(eq(files.observationId, observationId))
  return found?.n ?? 0
}

/** Which of them are here. */
export async function filesThere(db: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return found.map(({ id }) => id)
}

/** Twice at once is once. */
export async function insertFile(db: Queries, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row).onConflictDoNothing()
}

export async function deleteFile(db: Queries, fileId: string): Promise<void> {
  await db.delete(files).where(eq(files.id, fileId))
}

export async function deleteFilesBut(db: Queries, of: string, kept: readonly string[]): Promise<void> {
  await db.delete(files).where(and(eq(files.observationId, of), notInArray(files.id, [...kept])))
}

/** What was captured in a visit, if the observation has files at all. */
export async function capturesOf(db: Queries, id: string, visit: string): Promise<JsonObject[]> {
  const hasFiles = exists(db.select({ id: files.id }).from(files).where(eq(files.observationId, id)))
  const found = await db
    .select({ document: observations.document })
    .from(observations)
    .where(and(eq(observations.visitId, visit), hasFiles))
  return found.map(({ document }) => document.capture)
}
