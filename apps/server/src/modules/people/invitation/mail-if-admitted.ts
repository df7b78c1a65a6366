import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Config } from '../../../config.ts'
import type { Transaction } from '../../../database/doors.ts'
import { getName } from '../people.queries.ts'
import { admitInvitation } from './admit-invitation.ts'
import { mailInvitation } from './mail-invitation.ts'

interface Written {
  readonly districtId: DistrictId
  readonly email: string
  readonly invitedBy: UserId
  readonly token: string
}

interface Place {
  readonly config: Config
  readonly district: { readonly name: string }
  readonly subscribed: boolean
  readonly now: Date
}

/** Mails an invitation, unless too many went out today: then it waits, and whoever invites is answered the same. */
export async function mailIfAdmitted(
  transaction: Transaction,
  { districtId, email, invitedBy, token }: Written,
  { config, district, subscribed, now }: Place,
) {
  const { db } = transaction
  const admission = await admitInvitation(db, { districtId, email, subscribed }, now)
  if (admission !== 'admitted') return admission
  const inviter = await getName(db, invitedBy)
  const letter = { to: email, token, now, publicUrl: config.PUBLIC_URL, inviter, district: district.name }
  await mailInvitation(transaction, letter)
  return admission
}
