import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { client, serve } from './test-provider.ts'

type Claims = Record<string, unknown>

export interface Answer {
  readonly status?: number
  readonly body: unknown
  readonly type?: string
}

interface State {
  answer: (request: IncomingMessage, body: string) => Answer
  metadata: Claims
  requests: number
}

export function rsaKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
}

/** Forging providers sign with one key: to make another takes longer than most tests. */
let made: KeyObject | undefined

/** A provider that signs and answers whatever a test tells it to. */
export async function openForgingProvider() {
  made ??= rsaKey()
  const key = made
  const state: State = { answer: () => ({ body: {} }), metadata: {}, requests: 0 }
  const { origin, close } = await serve(async (request, response) => {
    const { url } = request
    state.requests += 1
    if (url === '/.well-known/openid-configuration')
      return send(response, { body: { ...metadata(), ...state.metadata } })
    if (url === '/keys') return send(response, { body: { keys: [publicOf(key)] } })
    return send(response, state.answer(request, await text(request)))
  })
  const metadata = () => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    // The provider claims to use algorithms that nobody may trust.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  })
  const goodClaims = (nonce: string, now = Math.floor(Date.now() / 1000)): Claims => ({
    iss: origin,
    aud: client.id,
    sub: 'somebody',
    nonce,
    iat: now,
    exp: now + 300,
  })
  return { origin, close, key, state, goodClaims }
}

function send(response: ServerResponse, { status = 200, body, type = 'application/json' }: Answer) {
  response.writeHead(status, { 'content-type': type })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** The usual answer of a provider's token endpoint. */
export function withToken(idToken: unknown): Answer {
  return { body: { access_token: 'opens nothing', token_type: 'Bearer', id_token: idToken } }
}

export function signed(claims: Claims, key: KeyObject, header: Claims = {}): string {
  const content = contentOf({ alg: 'RS256', kid: 'first', ...header }, claims)
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

export function unsigned(claims: Claims, alg: string): string {
  return `${contentOf({ alg }, claims)}.`
}

export function signedWithSecret(claims: Claims, secret: string | Buffer): string {
  const content = contentOf({ alg: 'HS256', kid: 'first' }, claims)
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

export function publicOf(key: KeyObject) {
  const { kty, n, e } = key.export({ format: 'jwk' })
  return { kty, n, e, kid: 'first', use: 'sig' }
}

function contentOf(header: Claims, claims: Claims): string {
  return [header, claims].map((it) => Buffer.from(JSON.stringify(it)).toString('base64url')).join('.')
}
