import { roles } from '@corridor/domain/people/roles'
import { secret } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { SecondFactorCode } from '../sign-in/auth.ts'
import { IdentityProof } from '../sign-in/identities.ts'
import { NewPassword, PersonName } from './profile.ts'

const params = z.strictObject({ token: secret() })

/** How somebody accepts an invitation: with a new password, a school account, or the account they have already. */
const Way = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('new-password'), password: NewPassword }),
  z.strictObject({ by: z.literal('identity'), proof: IdentityProof }),
  z.strictObject({
    by: z.literal('account'),
    password: secret().check(z.minLength(1, 'Enter your password.'), z.maxLength(512)),
    /** A second factor code, where the account asks for one when signing in. */
    code: z.optional(SecondFactorCode),
  }),
])

export const invitation = {
  show: endpoint({
    method: 'GET',
    path: '/auth/invite/:token',
    summary: 'What an invitation is for',
    access: 'guest',
    problems: ['invitation-not-valid'],
    params,
    response: z.object({
      name: z.string(),
      email: z.string(),
      district: z.string(),
      assignments: z.array(z.object({ role: z.enum(roles), school: z.nullable(z.string()) })),
      /** Whether there is an account with this address: then its password is asked for. */
      hasAccount: z.boolean(),
    }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/auth/invite/:token',
    summary: 'Accept an invitation and sign in; it works once',
    access: 'guest',
    problems: [
      'invitation-not-valid',
      'account-elsewhere',
      'wrong-password',
      'too-many-attempts',
      'second-factor-required',
      'wrong-code',
      'account-paused',
      'identity-not-proven',
      'identity-taken',
      'provider-not-available',
      'provider-unreachable',
    ],
    params,
    body: z.strictObject({ name: PersonName, way: Way, staySignedIn: z.boolean() }),
    response: z.object({}),
  }),
}
