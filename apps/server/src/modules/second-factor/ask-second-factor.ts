import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Caller } from '../../access/device.ts'
import type { Transaction } from '../../database/doors.ts'
import { lockSecondFactor } from './second-factor.queries.ts'
import { takeCode } from './take-code.ts'

interface SigningIn {
  readonly account: { readonly userId: UserId; readonly districtId: DistrictId }
  readonly code: string | undefined
  readonly caller: Caller
  readonly now: Date
}

/** Asks for the second factor of somebody whose password is right. A code that does not fit is refused. */
export async function askSecondFactor(
  transaction: Transaction,
  { account, code, caller: { requestId }, now }: SigningIn,
): Promise<'is-off' | 'not-shown' | 'shown'> {
  // The second factor is locked, so that whoever turns it on meanwhile also ends the session that begins here.
  const factor = await lockSecondFactor(transaction.db, account.userId)
  if (!factor?.confirmedAt) return 'is-off'
  if (code === undefined) return 'not-shown'
  await takeCode(transaction, { ...account, secret: factor.secret, code, requestId, now })
  return 'shown'
}
