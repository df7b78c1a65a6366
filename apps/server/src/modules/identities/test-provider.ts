import { createHash, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { IdentityProof } from '@corridor/contract/sign-in/identities'
import type { Provider } from '@corridor/domain/people/sign-in/providers'
import OidcProvider from 'oidc-provider'
import { afterAll } from 'vitest'

export const client = { id: 'corridor', secret: 'a-secret-of-at-least-thirty-two-bytes' }
const ORIGIN = 'http://localhost:3000'

/** A server on a free port of this machine, for a test file. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const close = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  afterAll(close)
  return { origin: `http://127.0.0.1:${address.port}`, close }
}

/** Real providers sign with one key: to make another takes longer than most tests. */
let made: JsonWebKey | undefined

/** A real provider: whoever comes is signed in as the account that the request hints at. */
export async function openProvider() {
  /** What the provider says about each account besides its subject. */
  const people = new Map<string, Record<string, unknown>>()
  let listen: RequestListener = () => {}
  const { origin, close } = await serve((request, response) => listen(request, response))
  made ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new OidcProvider(origin, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${ORIGIN}/auth/login`, `${ORIGIN}/settings/profile`],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...made, kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The address is in the token itself, as with the providers of schools.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.account?.accountId
      const grant = new oidc.provider.Grant({ clientId: client.id, ...(accountId && { accountId }) })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    const { params } = await provider.interactionDetails(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: String(params.login_hint) } })
  }
  listen = (request, response) =>
    request.url?.startsWith('/interaction/') ? void signIn(request, response) : void handle(request, response)
  return { origin, close, people, proofOf: (who: Asking) => askFor(origin, who) }
}

interface Asking {
  readonly subject: string
  readonly provider?: Provider
  readonly redirect?: IdentityProof['redirect']
}

/** The address that a browser brings back from the provider. */
async function askFor(
  origin: string,
  { subject, provider = 'google', redirect = '/auth/login' }: Asking,
): Promise<IdentityProof> {
  const [verifier, nonce] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')]
  const asked = new URL('/auth', origin)
  asked.search = new URLSearchParams({
    client_id: client.id,
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: `${ORIGIN}${redirect}`,
    state: 'only the browser looks at it',
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: subject,
  }).toString()
  const { searchParams } = await followTo(ORIGIN, asked)
  const [code, issuer] = [searchParams.get('code'), searchParams.get('iss')]
  if (!code || !issuer) throw new Error(`The provider gave no code: ${searchParams}`)
  return { provider, code, verifier, nonce, redirect, issuer }
}

/** Goes where a browser would be sent, cookies and all, until it is back at our address. */
async function followTo(ours: string, start: URL): Promise<URL> {
  const cookies = new Map<string, string>()
  for (let url = start; ; ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (!location) throw new Error(`The provider answers ${reply.status}: ${await reply.text()}`)
    url = new URL(location, url)
    if (url.origin === ours) return url
  }
}

/** Settings that make the product know providers under these names. */
export function settingsFor(issuers: Partial<Record<'GOOGLE' | 'MICROSOFT' | 'CLEVER', string>>) {
  return Object.fromEntries(
    Object.entries(issuers).flatMap(([name, issuer]) => [
      [`${name}_ISSUER`, issuer],
      [`${name}_CLIENT_ID`, client.id],
      [`${name}_CLIENT_SECRET`, client.secret],
    ]),
  )
}
