import { Problem } from '@corridor/contract/problems'
import { digest } from '../../../access/device.ts'
import type { Queries } from '../../../database/doors.ts'
import { findInvitation, lockInvitation } from './invitation.queries.ts'

/** The invitation that a mailed link leads to. One that was used, withdrawn, forged or is too old is answered alike. */
export async function openInvitation(db: Queries, token: string, now: Date) {
  return orRefuse(await findInvitation(db, digest(token), now))
}

/** Takes an invitation for whoever accepts it: nobody else does until the transaction ends. */
export async function takeInvitation(db: Queries, token: string, now: Date) {
  return orRefuse(await lockInvitation(db, digest(token), now))
}

function orRefuse<Invitation>(invitation: Invitation | undefined): Invitation {
  if (!invitation) throw new Problem('invitation-not-valid')
  return invitation
}
