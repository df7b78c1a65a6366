import { Problem } from '@corridor/contract/problems'
import type { IdentityProof } from '@corridor/contract/sign-in/identities'
import type { Provider } from '@corridor/domain/people/sign-in/providers'
import type { Configuration } from 'openid-client'
import type { Services } from '../../services.ts'
import { discoverProvider, openidClient } from './discover-provider.ts'

/** A person as their provider knows them. Issuer and subject are who they are; the address is for people to read. */
export interface Identity {
  readonly provider: Provider
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
}

const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const LONGEST_SUBJECT = 255 // OpenID Connect Core §2
const LONGEST_ADDRESS = 254

/** Asks the provider who has just signed in there. It takes its time: outside a transaction. */
export async function proveIdentity({ config }: Services, proof: IdentityProof): Promise<Identity> {
  const provider = await discoverProvider(config, proof.provider)
  const answer = new URL(proof.redirect, config.PUBLIC_URL.origin)
  answer.searchParams.set('code', proof.code)
  if (proof.issuer) answer.searchParams.set('iss', proof.issuer)
  try {
    return { provider: proof.provider, ...(await exchange(provider, answer, proof)) }
  } catch (cause) {
    throw new Problem(isUnreachable(cause) ? 'provider-unreachable' : 'identity-not-proven', { cause })
  }
}

async function exchange(provider: Configuration, answer: URL, { verifier, nonce }: IdentityProof) {
  const checks = { pkceCodeVerifier: verifier, expectedNonce: nonce, idTokenExpected: true }
  const { authorizationCodeGrant } = await openidClient()
  const tokens = await authorizationCodeGrant(provider, answer, checks)
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new Error('There is no identity in the answer.')
  const { iss, sub, azp, email } = claims
  if (!algorithms.includes(algorithmOf(tokens.id_token)))
    throw new Error('The signature is of no kind we take.')
  if (sub === '' || sub.length > LONGEST_SUBJECT) throw new Error('The subject is empty or too long.')
  const isForUs = azp === undefined || azp === provider.clientMetadata().client_id
  if (!isForUs) throw new Error('The token was made for somebody else.')
  const isAddress = typeof email === 'string' && email.length <= LONGEST_ADDRESS
  return { issuer: iss, subject: sub, email: isAddress ? email : null }
}

function algorithmOf(token: string): string {
  const [header = ''] = token.split('.')
  const { alg }: { alg?: unknown } = JSON.parse(Buffer.from(header, 'base64url').toString())
  return String(alg)
}

/** Whether an error comes from the network, and not from the provider. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && code === undefined)
}
