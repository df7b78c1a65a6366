import type { AuditChange } from '@corridor/contract/district/audit'
import type { RosterConnectionDetails } from '@corridor/contract/people/roster-connection'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../http/mount.ts'
import { checkUrl, NotFetched, type OutboundRule, publicHttps } from '../../outbound/outbound.ts'
import { changesOf } from '../audit/changes-of.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { type ConnectionRow, findConnection, keepConnection } from './connection.queries.ts'
import { reasonWords } from './pull-words.ts'
import { sealSecret } from './seal-secret.ts'

/**
 * Saves a connection: how a service is reached. The secret goes nowhere but where it was entered for: another address
 * asks for it anew.
 */
export async function saveConnection(context: ActorContext, details: RosterConnectionDetails): Promise<void> {
  const { db, actor, config, now, outbound = publicHttps, record } = context
  if (!config.ROSTER_KEY) throw new Problem('secrets-not-kept')
  const { secret, ...rest } = details
  refuseClosed(outbound, rest)
  await takeTurns(db)
  const before = await findConnection(db)
  const isElsewhere = !before || hostsOf(before) !== hostsOf(rest)
  if (secret === null && isElsewhere) {
    const words = before ? 'The address changed. Enter the secret again.' : 'Enter the client secret.'
    throw new Problem('invalid-request', { fields: { secret: words } })
  }
  const sealedSecret =
    secret === null ? (before?.sealedSecret ?? '') : sealSecret(config.ROSTER_KEY, actor.districtId, secret)
  const saved = { changedById: actor.userId, changedAt: now() }
  await keepConnection(db, { districtId: actor.districtId, ...rest, sealedSecret, ...saved })
  const subject = { kind: 'district', id: actor.districtId } as const
  await record('roster-connection.change', subject, connectionChanges(before, rest, secret !== null))
}

function refuseClosed(
  rule: OutboundRule,
  { address, tokenAddress }: Omit<RosterConnectionDetails, 'secret'>,
) {
  const fields: Record<string, string> = {}
  for (const [field, url] of Object.entries({ address, tokenAddress })) {
    try {
      checkUrl(rule, url)
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error
      fields[field] = reasonWords(error.reason)
    }
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-request', { fields })
}

function hostsOf({ address, tokenAddress }: Pick<ConnectionRow, 'address' | 'tokenAddress'>): string {
  return [address, tokenAddress].map((it) => new URL(it).origin).join(' ')
}

type Told = Omit<RosterConnectionDetails, 'secret'>

function connectionChanges(before: Told | undefined, after: Told, hasNewSecret: boolean): AuditChange[] {
  const itself = (words: string) => words
  const settings = changesOf<Told>(before ?? { ...after, address: '', tokenAddress: '' }, after, {
    address: { what: 'Address', say: itself },
    tokenAddress: { what: 'Token address', say: itself },
    clientId: { what: 'Client id' },
    version: { what: 'Version', say: itself },
    isNightly: { what: 'Pulled every night', say: (is) => (is ? 'On' : 'Off') },
  })
  return hasNewSecret ? [...settings, { what: 'Client secret', from: null, to: null }] : settings
}
