import type { RosterConnection } from '@corridor/contract/people/roster-connection'
import type { ActorContext } from '../../http/mount.ts'
import { findConnection } from './connection.queries.ts'
import { outcomeWords } from './pull-words.ts'

const STALE_MS = 15 * 60_000

/** A pull that has not ended for so long has ended with its server. */
export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - STALE_MS)
}

export async function showConnection({
  db,
  config,
  now,
}: Pick<ActorContext, 'db' | 'config' | 'now'>): Promise<RosterConnection> {
  const canKeepSecrets = config.ROSTER_KEY !== undefined
  const found = await findConnection(db)
  if (!found) return { canKeepSecrets, connection: null, isPulling: false, last: null }
  const { address, tokenAddress, clientId, version, isNightly, changedBy, changedAt } = found
  const { pullingSince, pulledAt, outcome, counts } = found
  return {
    canKeepSecrets,
    connection: {
      address,
      tokenAddress,
      clientId,
      version,
      isNightly,
      changedBy,
      changedAt: changedAt.toISOString(),
    },
    isPulling: pullingSince !== null && pullingSince > staleBefore(now()),
    last:
      pulledAt && outcome
        ? { at: pulledAt.toISOString(), outcome, words: outcomeWords(found), counts }
        : null,
  }
}
