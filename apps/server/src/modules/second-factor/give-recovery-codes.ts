import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './second-factor.queries.ts'

/** Gives new recovery codes; earlier ones stop working. They exist in this reply and with their owner alone. */
export async function giveRecoveryCodes(db: Queries, userId: UserId) {
  const recoveryCodes = newRecoveryCodes()
  await replaceRecoveryCodes(db, userId, recoveryCodes.map(recoveryCodeHash))
  return { recoveryCodes }
}
