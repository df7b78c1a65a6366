import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isLive, linkColumns, type OpenLink } from './links.queries.ts'
import { recordLinks, recordSessions } from './records.tables.ts'

/** Begins a session of a mailed link; sessions that nobody can use any more go with it. */
export async function insertSession(
  db: Queries,
  session: typeof recordSessions.$inferInsert,
  usedSince: Date,
): Promise<void> {
  await db.delete(recordSessions).where(lt(recordSessions.lastUsedAt, usedSince))
  await db.insert(recordSessions).values(session)
}

/** Uses a session, unless it was left for too long or its link opens nothing any more. */
export async function useSession(
  db: Queries,
  tokenHash: string,
  { usedSince, now }: { readonly usedSince: Date; readonly now: Date },
): Promise<OpenLink | undefined> {
  const [found] = await db
    .update(recordSessions)
    .set({ lastUsedAt: now })
    .from(recordLinks)
    .where(
      and(
        eq(recordSessions.tokenHash, tokenHash),
        eq(recordLinks.tokenHash, recordSessions.linkHash),
        gt(recordSessions.lastUsedAt, usedSince),
        isLive(db, now),
      ),
    )
    .returning(linkColumns)
  return found
}

export async function deleteSession(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(recordSessions).where(eq(recordSessions.tokenHash, tokenHash))
}
