import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Transaction } from '../../../database/doors.ts'
import { insertInvitation, letWait } from './invitations.queries.ts'
import { mailIfAdmitted } from './mail-if-admitted.ts'
import { newInvitation } from './mail-invitation.ts'

interface Invited {
  readonly districtId: DistrictId
  readonly userId: UserId
  readonly email: string
}

/** Writes an invitation to a person who has none, and mails it, or lets it wait. */
export async function askIn(
  transaction: Transaction,
  invited: Invited,
  invitedBy: UserId,
  place: Parameters<typeof mailIfAdmitted>[2],
): Promise<void> {
  const { token, kept } = newInvitation(place.now)
  const { districtId, userId, email } = invited
  await insertInvitation(transaction.db, invited, { ...kept, invitedBy })
  const admission = await mailIfAdmitted(transaction, { districtId, email, invitedBy, token }, place)
  if (admission !== 'admitted') await letWait(transaction.db, userId, place.now)
}
