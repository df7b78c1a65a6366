import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts } from '../../database/platform.tables.ts'
import { schools } from '../districts/districts.tables.ts'
import { dataExports, exportChunks } from './exports.tables.ts'

export type ExportRow = typeof dataExports.$inferSelect
export type ExportChange = Partial<typeof dataExports.$inferInsert>

const isUnderWay = isOneOf(dataExports.state, ['waiting', 'running'])

/** Waits for, and then holds off, whoever else of the district asks for an export, until the transaction ends. */
export async function takeExportTurn(db: Queries, districtId: DistrictId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports of ${districtId}`}, 0))`)
}

export async function findExport(db: Queries, id: string): Promise<ExportRow | undefined> {
  const [found] = await db.select().from(dataExports).where(eq(dataExports.id, id))
  return found
}

/** Locks an export: whoever else would change it waits until the transaction ends. */
export async function lockExport(db: Queries, id: string): Promise<ExportRow | undefined> {
  const [found] = await db.select().from(dataExports).where(eq(dataExports.id, id)).for('update')
  return found
}

const MOST_LISTED = 50

export function exportsOf(db: Queries, userId: UserId): Promise<ExportRow[]> {
  return db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.askedAt), desc(dataExports.id))
    .limit(MOST_LISTED)
}

/** How many exports are being made in the district and for somebody, and how many that person can download. */
export async function tallyExports(db: Queries, userId: UserId, now: Date) {
  const isTheirs = eq(dataExports.userId, userId)
  const isKept = and(isTheirs, eq(dataExports.state, 'ready'), gt(dataExports.expiresAt, now))
  const [tally] = await db
    .select({
      inDistrict: sql`count(*) filter (where ${isUnderWay})`.mapWith(Number),
      ofPerson: sql`count(*) filter (where ${and(isUnderWay, isTheirs)})`.mapWith(Number),
      kept: sql`count(*) filter (where ${isKept})`.mapWith(Number),
    })
    .from(dataExports)
    .where(or(isUnderWay, isTheirs))
  if (!tally) throw new Error('Counting gave no row.')
  return tally
}

export async function insertExport(db: Queries, row: typeof dataExports.$inferInsert): Promise<ExportRow> {
  const [made] = await db.insert(dataExports).values(row).returning()
  if (!made) throw new Error('An export was not written.')
  return made
}

export async function changeExport(db: Queries, id: string, change: ExportChange): Promise<void> {
  await db.update(dataExports).set(change).where(eq(dataExports.id, id))
}

export async function deleteExport(db: Queries, id: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.id, id))
}

export type Chunk = typeof exportChunks.$inferInsert

export async function insertChunks(db: Queries, chunks: readonly Chunk[]): Promise<void> {
  for (const chunk of chunks) await db.insert(exportChunks).values(chunk)
}

export async function dropChunks(db: Queries, id: string): Promise<void> {
  await db.delete(exportChunks).where(eq(exportChunks.exportId, id))
}

export interface ChunkPlace {
  readonly file: number
  readonly position: number
}

/** The pieces of an export after a place, in their order. */
export function chunksAfter(db: Queries, id: string, after: ChunkPlace, limit: number) {
  const { exportId, file, position, content } = exportChunks
  return db
    .select({ file, position, content })
    .from(exportChunks)
    .where(
      and(eq(exportId, id), sql`(${file}, ${position}) > (${after.file}::smallint, ${after.position}::int)`),
    )
    .orderBy(asc(file), asc(position))
    .limit(limit)
}

/** An export of which nothing is written: what it is set back to. */
export const nothingWritten = { entries: {}, place: null, done: 0, total: null, leftOut: 0 }

/** Whether somebody may sign in: their account is there and not paused. */
export async function maySignIn(db: Queries, userId: UserId): Promise<boolean> {
  const found = await db
    .select({ n: count() })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isNull(accounts.pausedAt)))
  return (found[0]?.n ?? 0) > 0
}

/** Deletes the bytes of exports whose time is over, and gives up exports that nobody has moved on for long. */
export async function expireExports(db: Queries, { now, stuckSince, oldSince }: Expiry): Promise<void> {
  const { id, state, expiresAt, movedAt } = dataExports
  const isOver = and(eq(state, 'ready'), lt(expiresAt, now))
  const over = db.select({ id }).from(dataExports).where(isOver)
  await db.delete(exportChunks).where(inArray(exportChunks.exportId, over))
  const stuck = await db
    .update(dataExports)
    .set({ state: 'failed', failedBecause: 'error' })
    .where(and(isUnderWay, lt(movedAt, stuckSince)))
    .returning({ id })
  const ids = stuck.map((it) => it.id)
  if (ids.length > 0) await db.delete(exportChunks).where(isOneOf(exportChunks.exportId, ids))
  await db.delete(dataExports).where(lt(dataExports.askedAt, oldSince))
}

interface Expiry {
  readonly now: Date
  readonly stuckSince: Date
  readonly oldSince: Date
}

/** The names of all schools, also those no longer in use: their visits stay. */
export function schoolNames(db: Queries) {
  const { id, name } = schools
  return db.select({ id, name }).from(schools).orderBy(asc(name), asc(id))
}
