import { Refusal } from '@corridor/contract/refusal'
import type { IdentityProof } from '@corridor/contract/sign-in/identities'
import { providerTitles } from '@corridor/domain/people/sign-in/providers'
import { redirect } from 'react-router'
import { call, contract } from '../api/client.ts'
import { rememberedEmail, rememberSignIn } from '../api/tokens.ts'
import { Unreachable } from '../api/wire.ts'
import { toast } from '../frame/messages/toasts.tsx'
import type { RefusalCode } from './identity-refusal-words.ts'
import { type IdentityRequest, type Purpose, takeRequest } from './identity-request.ts'
import { ownPath } from './own-path.ts'

/**
 * Takes a provider’s answer when the browser comes back: does what it was asked for, and leads on. No code stays in
 * the address.
 */
export async function receiveIdentity({ pathname, searchParams }: URL): Promise<void> {
  if (!['state', 'code', 'error'].some((name) => searchParams.has(name))) return
  const request = takeRequest()
  // Somebody else’s answer, planted to sign this browser in as them, matches no request.
  const isAsked = request?.state === searchParams.get('state') && request.redirect === pathname
  if (!isAsked) throw redirect(refused(pathname, 'identity-not-asked'))
  const code = searchParams.get('code')
  const issuer = searchParams.get('iss')
  if (!code) throw redirect(refused(originOf(request.purpose), 'identity-cancelled'))
  throw redirect(await finish(request, { code, ...(issuer && { issuer }) }))
}

type Given = Pick<IdentityProof, 'code' | 'issuer'>

/** Does what the request was for; answers where to go on. */
async function finish(request: IdentityRequest, given: Given): Promise<string> {
  const { provider, verifier, nonce, redirect, purpose } = request
  try {
    return await goOn({ provider, verifier, nonce, redirect, ...given }, purpose)
  } catch (error) {
    return refused(originOf(purpose), codeOf(error))
  }
}

async function goOn(proof: IdentityProof, purpose: Purpose): Promise<string> {
  if (purpose.to === 'connect') {
    await call(contract.identities.link, { body: proof })
    toast(`${providerTitles[proof.provider]} is connected`)
    return '/settings/profile'
  }
  if (purpose.to === 'accept') {
    const { token, name, email, staySignedIn } = purpose
    const way = { by: 'identity' as const, proof }
    await call(contract.invitation.accept, { params: { token }, body: { name, way, staySignedIn } })
    rememberSignIn(email, staySignedIn)
    return '/'
  }
  const { goal, staySignedIn } = purpose
  await call(contract.identities.signIn, { body: { ...proof, staySignedIn } })
  rememberSignIn(rememberedEmail(), staySignedIn)
  return ownPath(goal)
}

/** The page on which the request began. */
function originOf(purpose: Purpose): string {
  if (purpose.to === 'connect') return '/settings/profile'
  if (purpose.to === 'accept') return `/auth/invite/${encodeURIComponent(purpose.token)}`
  const goal = ownPath(purpose.goal)
  return goal === '/' ? '/auth/login' : `/auth/login?to=${encodeURIComponent(goal)}`
}

function refused(path: string, code: RefusalCode): string {
  return `${path}${path.includes('?') ? '&' : '?'}refused=${code}`
}

function codeOf(error: unknown): RefusalCode {
  if (error instanceof Refusal) return error.code
  return error instanceof Unreachable ? 'corridor-unreachable' : 'unexpected'
}
