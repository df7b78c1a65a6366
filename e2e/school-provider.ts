import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import Provider, { interactionPolicy } from 'oidc-provider'

const client = { client_id: 'corridor', client_secret: 'a-secret-of-at-least-thirty-two-bytes' }

/** Starts a real provider of school accounts, where any typed account exists. */
export async function startSchoolProvider() {
  let handle = async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(503).end()
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  const issuer = `http://127.0.0.1:${address.port}`
  const known = (name: string) => ({
    [`${name}_ISSUER`]: issuer,
    [`${name}_CLIENT_ID`]: client.client_id,
    [`${name}_CLIENT_SECRET`]: client.client_secret,
  })
  return {
    settings: { ...known('GOOGLE'), ...known('MICROSOFT') },
    /** Registers the product, once its address is known. */
    register: (product: string) => {
      handle = answersOf(providerFor(issuer, product))
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function providerFor(issuer: string, product: string): Provider {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const redirect_uris = [`${product}/auth/login`, `${product}/settings/profile`]
  return new Provider(issuer, {
    clients: [{ ...client, redirect_uris, response_types: ['code'] }],
    jwks: { keys: [{ ...signing, kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for cookies'] },
    claims: { openid: ['sub'], email: ['email'] },
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
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@schools.example` }),
    }),
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.account?.accountId
      const grant = new oidc.provider.Grant({ clientId: client.client_id, ...(accountId && { accountId }) })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
}

function answersOf(provider: Provider) {
  const handle = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response)
    if (request.method === 'GET') return void response.setHeader('content-type', 'text/html').end(page)
    const accountId = new URLSearchParams(await text(request)).get('account')
    const result = accountId ? { select_account: {}, login: { accountId } } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result)
  }
}

const page = `<!doctype html><html lang="en"><title>School accounts</title><form method="post">
  <label>Account <input name="account"></label> <button>Continue</button></form>
  <form method="post"><button>Cancel</button></form></html>`

/** Chooses an account at the provider, as a person does. */
export async function chooseAccount(browser: Page, account: string) {
  // The exact label: the profile, which the browser may not have left yet, names accounts too.
  await browser.getByLabel('Account', { exact: true }).fill(account)
  await browser.getByRole('button', { name: 'Continue' }).click()
}
