import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/doors.ts'
import { accounts, sessions, sessionTokens } from '../database/platform.tables.ts'
import { type Session, sessionColumns, sessionOfRow, withParent } from './sessions.ts'

/** How long a token still works after its successor was first used: a tablet may have missed the reply. */
const OVERLAP_MS = 24 * 3_600_000
/** How often a session in use is noted as seen. */
export const SEEN_EVERY_MS = 60_000

interface Found extends Session {
  /** The token was replaced too long ago, so somebody may have copied it: noted on the session, and it opens nothing. */
  readonly isRetired: boolean
}

/** The session that a token opens. */
export async function findSession(db: Queries, tokenHash: string, now: Date): Promise<Found | undefined> {
  const parents = alias(sessions, 'parents')
  const parentAccounts = alias(accounts, 'parent_accounts')
  const [found] = await db
    .select({
      ...sessionColumns,
      parentId: parents.id,
      parentUserId: parentAccounts.userId,
      parentDistrictId: parentAccounts.districtId,
      lastSeenAt: sessions.lastSeenAt,
      firstUsedAt: sessionTokens.firstUsedAt,
      retiresAt: sessionTokens.retiresAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(accounts, eq(accounts.userId, sessions.userId))
    .leftJoin(parents, eq(parents.id, sessions.parentId))
    .leftJoin(parentAccounts, eq(parentAccounts.userId, parents.userId))
    .where(
      and(
        eq(sessionTokens.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        isNull(accounts.pausedAt),
        or(isNull(sessions.parentId), and(gt(parents.expiresAt, now), isNull(parentAccounts.pausedAt))),
      ),
    )
  if (!found) return undefined
  const { id, lastSeenAt, firstUsedAt, retiresAt } = found
  const session = sessionOfRow({ ...found, parent: parentOf(found) })
  if (retiresAt && retiresAt <= now) {
    await db.update(sessions).set({ tokenReusedAt: now }).where(eq(sessions.id, id))
    return { ...session, isRetired: true }
  }
  if (!firstUsedAt) await takeOver(db, id, tokenHash, now)
  const isStale = now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS
  if (isStale) await touch(db, session, now)
  return { ...session, isRetired: false }
}

interface ParentColumns {
  readonly parentId: string | null
  readonly parentUserId: UserId | null
  readonly parentDistrictId: DistrictId | null
}

function parentOf({ parentId, parentUserId, parentDistrictId }: ParentColumns): Session['parent'] {
  if (!parentId || !parentUserId || !parentDistrictId) return null
  return { id: parentId, userId: parentUserId, districtId: parentDistrictId }
}

async function touch(db: Queries, session: Session, now: Date) {
  for (const id of withParent(session))
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
}

/** Notes the first use of a token: the others of its session retire. */
async function takeOver(db: Queries, sessionId: string, tokenHash: string, now: Date) {
  await db.update(sessionTokens).set({ firstUsedAt: now }).where(eq(sessionTokens.tokenHash, tokenHash))
  const others = and(
    eq(sessionTokens.sessionId, sessionId),
    ne(sessionTokens.tokenHash, tokenHash),
    isNull(sessionTokens.retiresAt),
  )
  await db
    .update(sessionTokens)
    .set({ retiresAt: new Date(now.getTime() + OVERLAP_MS) })
    .where(others)
}
