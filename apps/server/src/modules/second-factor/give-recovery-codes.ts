import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './second-factor.queries.ts'

/**
 * Gives new recovery codes; those from before stop working. The new ones exist in this reply and with their owner,
 * nowhere else.
 */
export async function giveRecoveryCodes(db: Queries, userId: UserId) {
  const recoveryCodes = newRecoveryCodes()
  await replaceRecoveryCodes(db, userId, recoveryCodes.map(recoveryCodeHash))
  return { recoveryCodes }
}
