import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { IdentityProof } from '@corridor/contract/sign-in/identities'
import * as z from 'zod/mini'

const KEY = 'corridor_identity_request'

/** The purpose for which a school account is asked. */
const Purpose = z.discriminatedUnion('to', [
  z.object({ to: z.literal('sign-in'), goal: z.string(), staySignedIn: z.boolean() }),
  z.object({ to: z.literal('connect') }),
  z.object({
    to: z.literal('accept'),
    token: z.string(),
    name: z.string(),
    email: z.string(),
    staySignedIn: z.boolean(),
  }),
])
export type Purpose = z.infer<typeof Purpose>

const IdentityRequest = z.object({
  ...z.pick(IdentityProof, { provider: true, verifier: true, nonce: true, redirect: true }).shape,
  state: z.string(),
  purpose: Purpose,
})
export type IdentityRequest = z.infer<typeof IdentityRequest>

export type OfferedProvider = ResponseOf<typeof contract.identities.providers>['items'][number]

/** Remembers in this tab what it asks a provider for, and answers the address to ask at. */
export async function requestIdentity(offered: OfferedProvider, purpose: Purpose): Promise<URL> {
  const [state, nonce, verifier] = [random(), random(), random()]
  const redirect = purpose.to === 'connect' ? '/settings/profile' : '/auth/login'
  const request: IdentityRequest = { provider: offered.provider, state, nonce, verifier, redirect, purpose }
  const url = new URL(offered.authorizationEndpoint)
  const asked = {
    response_type: 'code',
    client_id: offered.clientId,
    scope: offered.scope,
    redirect_uri: location.origin + redirect,
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    // A shared tablet may know several people: it must not choose for them.
    prompt: 'select_account',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  sessionStorage.setItem(KEY, JSON.stringify(request))
  return url
}

/** The request that this tab has made; an answer is taken once. */
export function takeRequest(): IdentityRequest | undefined {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept === null ? undefined : IdentityRequest.safeParse(read(kept)).data
}

function read(kept: string): unknown {
  try {
    return JSON.parse(kept)
  } catch {
    return undefined
  }
}

function random(): string {
  return inBase64(crypto.getRandomValues(new Uint8Array(32)))
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return inBase64(new Uint8Array(hash))
}

function inBase64(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
