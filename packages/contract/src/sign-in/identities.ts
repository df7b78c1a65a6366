import { providers } from '@corridor/domain/people/sign-in/providers'
import { secret } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Word = secret().check(z.minLength(1), z.maxLength(2_048))

/** What a provider gave the browser, and what only this browser knows about having asked. */
export const IdentityProof = z.strictObject({
  provider: z.enum(providers),
  code: Word,
  /** The PKCE verifier. */
  verifier: Word,
  nonce: Word,
  /** The provider’s issuer, where it says so: an answer of one cannot pass for another’s. */
  issuer: z.optional(Word),
  /** The page that the provider sent the browser back to. */
  redirect: z.enum(['/auth/login', '/settings/profile']),
})
export type IdentityProof = z.infer<typeof IdentityProof>

const LinkedIdentity = z.object({
  provider: z.enum(providers),
  /** The account’s address when it was connected, for people to read. */
  email: z.nullable(z.string()),
  linkedAt: z.iso.datetime(),
})

const provenProblems = ['provider-not-available', 'provider-unreachable', 'identity-not-proven'] as const
const Nothing = z.object({})

export const identities = {
  providers: endpoint({
    method: 'GET',
    path: '/auth/social',
    summary: 'The kinds of school account that can be used here, and where to ask for one',
    access: 'guest',
    response: z.object({
      items: z.array(
        z.object({
          provider: z.enum(providers),
          authorizationEndpoint: z.url(),
          clientId: z.string(),
          scope: z.string(),
        }),
      ),
    }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/social',
    summary: 'Sign in with a school account that is connected already',
    access: 'guest',
    problems: [
      ...provenProblems,
      'too-many-attempts',
      'identity-not-linked',
      'second-factor-with-password',
      'account-paused',
    ],
    body: z.extend(IdentityProof, { staySignedIn: z.boolean() }),
    response: Nothing,
  }),
  list: endpoint({
    method: 'GET',
    path: '/profile/identities',
    summary: 'My school accounts',
    access: 'login',
    gate: 'open',
    secondFactor: 'not-yet',
    response: z.object({
      items: z.array(LinkedIdentity),
      /** What proves that it is still the owner, before another account is connected. */
      asks: z.enum(['nothing', 'password', 'sign-in']),
    }),
  }),
  link: endpoint({
    method: 'POST',
    path: '/profile/identities',
    summary: 'Connect a school account, within 10 minutes of signing in or showing the password',
    access: 'login',
    problems: [...provenProblems, 'proof-needed', 'too-many-attempts', 'identity-taken'],
    body: IdentityProof,
    response: Nothing,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/profile/identities/:provider',
    summary: 'Disconnect a school account',
    access: 'login',
    problems: ['identity-not-found', 'password-needed'],
    params: z.strictObject({ provider: z.enum(providers) }),
    response: Nothing,
  }),
}
