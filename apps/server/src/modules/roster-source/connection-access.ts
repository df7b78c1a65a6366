import { Problem } from '@corridor/contract/problems'
import { publicHttps } from '../../outbound/outbound.ts'
import type { Services } from '../../services.ts'
import type { ConnectionRow } from './connection.queries.ts'
import { NotPulled, OneRosterClient } from './oneroster/oneroster-client.ts'
import { unsealSecret } from './seal-secret.ts'

/** A client of the district's own roster service; it has the secret for as long as it is used. */
export function clientFor(
  { config, now, outbound = publicHttps }: Pick<Services, 'config' | 'now' | 'outbound'>,
  { districtId, address, tokenAddress, clientId, sealedSecret, version }: ConnectionRow,
): OneRosterClient {
  if (!config.ROSTER_KEY) throw new Problem('secrets-not-kept')
  const secret = unsealSecret(config.ROSTER_KEY, districtId, sealedSecret)
  if (secret === undefined) throw new SecretLost()
  return new OneRosterClient({ address, tokenAddress, clientId, secret, version }, { rule: outbound, now })
}

/** The key is another one than when the secret was locked. */
class SecretLost extends Error {}

export function reasonOf(error: unknown): NonNullable<ConnectionRow['reason']> {
  if (error instanceof NotPulled) return error.reason
  return error instanceof SecretLost ? 'secret-lost' : 'broken'
}
