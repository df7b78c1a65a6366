import type { RosterConnection } from '@corridor/contract/people/roster-connection'
import type { Queries } from '../../database/doors.ts'
import type { ActorContext } from '../../http/mount.ts'
import { decisionOn } from '../rosters/take-up-roster.ts'
import { type ConnectionRow, findConnection } from './connection.queries.ts'
import { GIVEN_UP, outcomeWords } from './pull-words.ts'

const STALE_MS = 15 * 60_000

/** The moment before which a pull must have begun to be stale: it has ended with its server. */
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
  const { pullingSince } = found
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
    last: await lastPull(db, found),
  }
}

async function lastPull(db: Queries, found: ConnectionRow): Promise<RosterConnection['last']> {
  const { pulledAt, outcome, counts, importId } = found
  if (!pulledAt || !outcome) return null
  const told = { at: pulledAt.toISOString(), counts, importId: null }
  if (outcome !== 'held' || !importId) return { ...told, outcome, words: outcomeWords(found) }
  switch (await decisionOn(db, importId)) {
    case 'open':
      return { ...told, outcome, words: outcomeWords(found), importId }
    case 'imported':
      return { ...told, outcome: 'imported', words: outcomeWords({ ...found, outcome: 'imported' }) }
    case 'given-up':
      return { ...told, outcome: 'unchanged', words: GIVEN_UP }
  }
}
