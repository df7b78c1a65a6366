import type { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts, invitations } from '../../../database/platform.tables.ts'
import { educators } from '../educators.tables.ts'
import { isSeen, type Sight } from '../in-sight.ts'

/** Waits for, and then holds off, whoever else of the district invites several, until the transaction ends. */
export async function takeInvitationTurn(db: Queries, districtId: DistrictId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations of ${districtId}`}, 0))`)
}

/** Some educators whom the actor sees, with what decides whether they can be invited. */
export function invitableOf(db: Queries, sight: Sight, ids: readonly EducatorId[]) {
  const { id, name, email, isActive, userId, districtId } = educators
  const account = db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, userId))
  const invitation = db
    .select({ id: invitations.userId })
    .from(invitations)
    .where(and(eq(invitations.districtId, districtId), eq(invitations.userId, userId)))
  // An id may be larger than the column holds; then nobody has it.
  const isAsked = sql`${id} = any(${sql.param([...ids])}::bigint[])`
  return db
    .select({
      id,
      name,
      email,
      isActive,
      hasAccount: sql<boolean>`${exists(account)}`,
      isInvited: sql<boolean>`${exists(invitation)}`,
    })
    .from(educators)
    .where(and(isAsked, isSeen(db, sight)))
}
