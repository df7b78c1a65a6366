import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Services } from '../../../services.ts'
import { districtToday } from '../../districts/district-today.ts'
import { lockWaiting, renewInvitation, waitingDistricts, waitingIn } from './invitations.queries.ts'
import { mailIfAdmitted } from './mail-if-admitted.ts'
import { newInvitation } from './mail-invitation.ts'

/** Mails invitations that waited, the oldest first, as far as each district and each address has room again. */
export async function mailWaitingInvitations(services: Services): Promise<void> {
  const now = services.now()
  const { database } = services
  for (const districtId of await database.platform(({ db }) => waitingDistricts(db, now))) {
    for (const userId of await database.platform(({ db }) => waitingIn(db, districtId, now)))
      if ((await mailOne(services, districtId, userId, now)) === 'full-district') break
  }
}

function mailOne({ config, database }: Services, districtId: DistrictId, userId: UserId, now: Date) {
  return database.tenant(districtId, async (transaction) => {
    const { db } = transaction
    const { district, subscribed, isPaidFor } = await districtToday(db, now)
    // Nobody is invited to a district without plan or trial.
    if (!isPaidFor) return 'full-district'
    const invited = await lockWaiting(db, userId)
    // The invitation was withdrawn, or mailed meanwhile.
    if (!invited?.invitedBy) return undefined
    const { email, invitedBy } = invited
    // The first token is nowhere: only its hash was kept.
    const { token, kept } = newInvitation(now)
    const letter = { districtId, email, invitedBy, token }
    const admission = await mailIfAdmitted(transaction, letter, { config, district, subscribed, now })
    if (admission === 'admitted') await renewInvitation(db, userId, { ...kept, invitedBy })
    return admission
  })
}
