import type { Transaction } from '../../database/doors.ts'
import { deleteIdentities } from './identities.queries.ts'
import { mailAboutIdentity, type Owner } from './mail-about-identity.ts'

/**
 * Disconnects all school accounts with a new password, for whoever wants everybody else out. Each is mailed; answers
 * how many there were.
 */
export async function disconnectAll(transaction: Transaction, owner: Owner): Promise<number> {
  const ended = await deleteIdentities(transaction.db, owner.userId)
  for (const provider of ended) await mailAboutIdentity(transaction, owner, 'disconnected', provider)
  return ended.length
}
