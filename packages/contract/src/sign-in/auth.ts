import { Day } from '@corridor/domain/calendar/calendar'
import { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { permissions, roles } from '@corridor/domain/people/roles'
import { planNoticeKinds } from '@corridor/domain/plan/plan-notice'
import { mailAddress, secret } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewPassword, SchoolAccountsAfter } from '../people/profile.ts'

export const Email = mailAddress().check(
  z.minLength(1, 'Enter your email address.'),
  z.maxLength(254, 'That address is too long.'),
)

export const SecondFactorCode = secret().check(
  z.trim(),
  z.minLength(1, 'Enter the code.'),
  z.maxLength(40, 'That code is too long.'),
)

export const Credentials = z.strictObject({
  email: Email,
  password: secret().check(
    z.minLength(1, 'Enter your password.'),
    z.maxLength(512, 'That password is too long.'),
  ),
  staySignedIn: z.boolean(),
  /** A code from an authenticator app, or a recovery code, where the account asks for one. */
  code: z.optional(SecondFactorCode),
})
export type Credentials = z.infer<typeof Credentials>

/** The signed-in user, in the words of the specification (§3, §7). */
export const SignedInUser = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  /** Permissions and roles together, for the browser’s route checks. */
  roles: z.array(z.string()),
  security: z.object({ permissions: z.array(z.enum(permissions)), roles: z.array(z.enum(roles)) }),
  district: z.object({
    id: DistrictId,
    name: z.string(),
    time_zone: z.string(),
    subscribed: z.boolean(),
    on_trial: z.boolean(),
    /** What the user should know about the plan today. Absent: nothing. */
    plan_notice: z.exactOptional(z.object({ kind: z.enum(planNoticeKinds), until: Day, days: z.int() })),
  }),
  schools: z.array(z.object({ id: SchoolId, name: z.string() })),
  /** The id of the educator that they are. Absent: none. */
  educator_id: z.exactOptional(EducatorId),
  /** How many asks they have not answered as an educator. Absent: they are none. */
  to_answer: z.exactOptional(z.int()),
  /** How many notifications they have not read, counted up to 100. */
  unread: z.exactOptional(z.int()),
  impersonator: z.nullable(z.object({ id: UserId, name: z.string() })),
})
export type SignedInUser = z.infer<typeof SignedInUser>

const SignedInDevice = z.object({
  id: z.uuid(),
  /** “Chrome on Android” */
  device: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When a retired token was tried again: somebody may have copied it. */
  tokenReusedAt: z.nullable(z.iso.datetime()),
  isThisDevice: z.boolean(),
})

const Nothing = z.object({})

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in; the token comes in the Authorization header',
    access: 'guest',
    problems: [
      'wrong-credentials',
      'too-many-attempts',
      'second-factor-required',
      'wrong-code',
      'account-paused',
    ],
    body: Credentials,
    response: Nothing,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: 'login',
    gate: 'open',
    secondFactor: 'not-yet',
    impersonation: 'allowed',
    demo: 'allowed',
    response: Nothing,
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/auth/refresh',
    summary: 'A new token for this session, in the Authorization header; the old one works a while longer',
    access: 'login',
    gate: 'open',
    secondFactor: 'not-yet',
    response: Nothing,
  }),
  user: endpoint({
    method: 'GET',
    path: '/auth/user',
    summary: 'Who is signed in, and what they may do',
    access: 'login',
    gate: 'open',
    secondFactor: 'not-yet',
    response: SignedInUser,
  }),
  demo: endpoint({
    method: 'GET',
    path: '/auth/demo',
    summary: 'Whether there is a demo account here',
    access: 'guest',
    response: z.object({ available: z.boolean() }),
  }),
  openDemo: endpoint({
    method: 'POST',
    path: '/auth/demo',
    summary: 'Sign in as the demo account, which may look and not touch',
    access: 'guest',
    problems: ['demo-not-available'],
    response: Nothing,
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Mail a link for a new password; the answer does not tell whether there is such an account',
    access: 'guest',
    body: z.strictObject({ email: Email }),
    response: Nothing,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/password-reset/:token',
    summary: 'Set a new password by a mailed link; every device is signed out',
    access: 'guest',
    problems: ['reset-link-not-valid'],
    params: z.strictObject({ token: secret() }),
    body: z.strictObject({ email: Email, password: NewPassword, schoolAccounts: SchoolAccountsAfter }),
    response: Nothing,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'The devices on which I am signed in',
    access: 'login',
    gate: 'open',
    secondFactor: 'not-yet',
    response: z.object({ items: z.array(SignedInDevice) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    summary: 'Sign out one of my devices, at once',
    access: 'login',
    gate: 'open',
    secondFactor: 'not-yet',
    problems: ['session-not-found'],
    params: z.strictObject({ sessionId: z.uuid('That device does not exist.') }),
    response: Nothing,
  }),
}
