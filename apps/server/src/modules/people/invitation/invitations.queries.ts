import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { invitations } from '../../../database/platform.tables.ts'

const MOST_AT_ONCE = 500

interface NewInvitation {
  readonly tokenHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly invitedBy: UserId
}

interface Invited {
  readonly districtId: DistrictId
  readonly userId: UserId
  readonly email: string
}

export async function insertInvitation(
  db: Queries,
  invited: Invited,
  invitation: NewInvitation,
): Promise<void> {
  await db.insert(invitations).values({ ...invited, ...invitation })
}

/** Holds an invitation: whoever accepts it at this moment is waited for; later ones wait until the transaction ends. */
export async function lockInvitation(db: Queries, userId: UserId): Promise<void> {
  await db
    .select({ userId: invitations.userId })
    .from(invitations)
    .where(eq(invitations.userId, userId))
    .for('update')
}

/** Renews an invitation; answers its address, or undefined where there is none. */
export async function renewInvitation(db: Queries, userId: UserId, invitation: NewInvitation) {
  const [renewed] = await db
    .update(invitations)
    .set({ ...invitation, waitsSince: null })
    .where(eq(invitations.userId, userId))
    .returning({ email: invitations.email })
  return renewed?.email
}

/** Drops an invitation: the link that was mailed opens nothing from now on; the person stays. */
export async function dropInvitation(db: Queries, userId: UserId): Promise<void> {
  await db.delete(invitations).where(eq(invitations.userId, userId))
}

/** Whether somebody else of the district is invited under an address. */
export async function isInvitedAsAnother(
  db: Queries,
  { districtId, userId, email }: Invited,
): Promise<boolean> {
  const found = await db
    .select({ userId: invitations.userId })
    .from(invitations)
    .where(
      and(
        eq(invitations.districtId, districtId),
        eq(invitations.email, email),
        ne(invitations.userId, userId),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function letWait(db: Queries, userId: UserId, waitsSince: Date): Promise<void> {
  await db.update(invitations).set({ waitsSince }).where(eq(invitations.userId, userId))
}

/** Districts where invitations wait to be mailed that are still worth sending. */
export async function waitingDistricts(db: Queries, now: Date): Promise<DistrictId[]> {
  const found = await db
    .selectDistinct({ districtId: invitations.districtId })
    .from(invitations)
    .where(isWaiting(now))
  return found.map(({ districtId }) => districtId)
}

/** The invitations of a district that wait, the oldest first. */
export async function waitingIn(db: Queries, districtId: DistrictId, now: Date): Promise<UserId[]> {
  const { userId, waitsSince } = invitations
  const found = await db
    .select({ userId })
    .from(invitations)
    .where(and(eq(invitations.districtId, districtId), isWaiting(now)))
    .orderBy(asc(waitsSince), asc(userId))
    .limit(MOST_AT_ONCE)
  return found.map((it) => it.userId)
}

/** Holds a waiting invitation: until the transaction ends nobody withdraws it or invites again. */
export async function lockWaiting(db: Queries, userId: UserId) {
  const { email, invitedBy, waitsSince } = invitations
  const [invited] = await db
    .select({ email, invitedBy })
    .from(invitations)
    .where(and(eq(invitations.userId, userId), isNotNull(waitsSince)))
    .for('update')
  return invited
}

function isWaiting(now: Date) {
  return and(isNotNull(invitations.waitsSince), gt(invitations.expiresAt, now))
}
