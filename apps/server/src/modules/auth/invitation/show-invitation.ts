import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { Doors } from '../../../database/doors.ts'
import { districtToday } from '../../districts/district-today.ts'
import { findAccount } from '../auth.queries.ts'
import { assignmentsFrom, getInvited } from './invitation.queries.ts'
import { openInvitation } from './open-invitation.ts'

type Shown = ResponseOf<typeof contract.invitation.show>

/** An invitation for whoever holds its link: who is invited to what, and whether they have an account already. */
export async function showInvitation({ platform, tenant }: Doors, now: Date, token: string): Promise<Shown> {
  const { districtId, userId, email, account } = await platform(async ({ db }) => {
    const invitation = await openInvitation(db, token, now)
    return { ...invitation, account: await findAccount(db, invitation.email) }
  })
  return tenant(districtId, async ({ db }) => {
    const { district, today } = await districtToday(db, now)
    const { name } = await getInvited(db, userId)
    const assignments = await assignmentsFrom(db, userId, today)
    return { name, email, district: district.name, assignments, hasAccount: account !== undefined }
  })
}
