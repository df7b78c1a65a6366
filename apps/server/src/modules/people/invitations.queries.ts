import type { DistrictId, UserId } from '@corridor/domain/ids'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { invitations } from '../../database/platform.tables.ts'

interface NewInvitation {
  readonly tokenHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
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

/** Whoever accepts at this moment is waited for; later ones wait until the transaction ends. */
export async function lockInvitation(db: Queries, userId: UserId): Promise<void> {
  await db
    .select({ userId: invitations.userId })
    .from(invitations)
    .where(eq(invitations.userId, userId))
    .for('update')
}

/** Answers the address, or nothing where there is no invitation. */
export async function renewInvitation(db: Queries, userId: UserId, invitation: NewInvitation) {
  const [renewed] = await db
    .update(invitations)
    .set(invitation)
    .where(eq(invitations.userId, userId))
    .returning({ email: invitations.email })
  return renewed?.email
}
