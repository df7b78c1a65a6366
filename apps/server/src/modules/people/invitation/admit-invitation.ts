import type { DistrictId } from '@corridor/domain/people/ids'
import { digest } from '../../../access/device.ts'
import { atMost, claim, giveBack } from '../../../access/throttle.queries.ts'
import { mailboxOf } from '../../../access/throttle.ts'
import type { Queries } from '../../../database/doors.ts'

const DAY_MS = 24 * 3_600_000
/** The most invitations a day. A district that pays invites its whole staff on one day. Anybody begins a trial. */
const most = {
  subscribed: { district: 500, address: 6 },
  trial: { district: 30, address: 3 },
}

interface Invited {
  readonly districtId: DistrictId
  readonly email: string
  readonly subscribed: boolean
}

/**
 * Whether one more invitation may be mailed today: by this district, and to this address by whichever district. What was
 * mailed counts, also where the invitation was withdrawn since. Only what is mailed counts: one that waits asks again.
 */
export async function admitInvitation(
  db: Queries,
  { districtId, email, subscribed }: Invited,
  now: Date,
): Promise<'admitted' | 'full-district' | 'full-address'> {
  const { district, address } = most[subscribed ? 'subscribed' : 'trial']
  const byDistrict = atMost(district, `invite district:${districtId}`, now, DAY_MS)
  const toAddress = atMost(address, `invite address:${digest(mailboxOf(email))}`, now, DAY_MS)
  if (!(await claim(db, byDistrict, now))) return 'full-district'
  if (await claim(db, toAddress, now)) return 'admitted'
  await giveBack(db, byDistrict.key, now)
  return 'full-address'
}
