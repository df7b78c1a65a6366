import { Problem } from '@corridor/contract/problems'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Caller } from '../../../access/device.ts'
import { startSession } from '../../../access/sessions.ts'
import { rememberDevice } from '../../../access/throttle.queries.ts'
import type { Transaction } from '../../../database/doors.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { districtToday } from '../../districts/district-today.ts'
import { tellOfNewDevice } from './tell-of-new-device.ts'

interface Account {
  readonly userId: UserId
  readonly districtId: DistrictId
  readonly pausedAt: Date | null
}

interface Opening {
  readonly caller: Caller
  readonly now: Date
  readonly staySignedIn: boolean
  readonly hasSecondFactor: boolean
}

/** Signs somebody in who has shown who they are, by whatever way. Answers the token of the session. */
export async function openSession(
  transaction: Transaction,
  { userId, districtId, pausedAt }: Account,
  { caller, now, staySignedIn, hasSecondFactor }: Opening,
): Promise<string> {
  if (pausedAt) throw new Problem('account-paused')
  const { db } = transaction
  const { policies, district } = await districtToday(db, now)
  // Told before the device counts as one of theirs.
  await tellOfNewDevice(transaction, userId, { caller, now, timeZone: district.timeZone })
  const token = await startSession(db, {
    userId,
    now,
    staySignedIn: staySignedIn && policies.mayStaySignedIn,
    device: caller.device,
    hasSecondFactor,
  })
  await rememberDevice(db, userId, caller.device.hash, now)
  await recordAudit(transaction, {
    name: 'auth.sign-in',
    actor: { userId, realUserId: userId },
    districtId,
    subject: { kind: 'user', id: userId },
    requestId: caller.requestId,
    at: now,
  })
  return token
}
