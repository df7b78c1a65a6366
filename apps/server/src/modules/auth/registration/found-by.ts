import { Problem } from '@corridor/contract/problems'
import type { Registration } from '@corridor/contract/sign-in/registration'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { Caller } from '../../../access/device.ts'
import type { Transaction } from '../../../database/doors.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { foundDistrict } from '../../districts/found-district.ts'
import { insertAccount } from '../new-account.queries.ts'
import { openSession } from '../session/open-session.ts'
import { insertFirstPerson } from './registration.queries.ts'

export interface Founder extends Registration {
  readonly districtId: DistrictId
  readonly passwordHash: string
}

/** Founds a district with its first administrator, and signs them in. */
export async function foundBy(transaction: Transaction, founder: Founder, caller: Caller, now: Date) {
  const { db } = transaction
  const { districtId, name, email, passwordHash } = founder
  const { today } = await foundDistrict(db, districtId, founder, now)
  const userId = await insertFirstPerson(db, districtId, name, today)
  // Somebody accepts an invitation with this address in this very moment.
  if (!(await insertAccount(db, { districtId, userId, email, passwordHash })))
    throw new Problem('address-has-account')
  await recordAudit(transaction, {
    name: 'district.register',
    actor: { userId, realUserId: userId },
    districtId,
    subject: { kind: 'district', id: districtId },
    requestId: caller.requestId,
    at: now,
  })
  const opening = { caller, now, staySignedIn: false, hasSecondFactor: false }
  const token = await openSession(transaction, { userId, districtId, pausedAt: null }, opening)
  return { userId, token }
}
