import { mailTimes, notifications } from '@corridor/domain/notices/notification-kinds'
import { passwordFault } from '@corridor/domain/people/sign-in/password'
import { secret } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOf } from '../name.ts'

export const PersonName = nameOf('Enter your name.', 120)

export const NewPassword = secret().check((it) => {
  const fault = passwordFault(it.value)
  if (fault) it.issues.push({ code: 'custom', message: fault, input: it.value })
})

/** Whether school accounts go on signing in after a new password; they do by default. */
export const SchoolAccountsAfter = z.optional(z.enum(['keep', 'disconnect']))

const Profile = z.object({
  name: z.string(),
  email: z.string(),
  /** When the user is mailed about what concerns them. */
  notifications: z.array(z.object({ kind: z.enum(notifications), mail: z.enum(mailTimes) })),
})

export const profile = {
  show: endpoint({
    method: 'GET',
    path: '/profile',
    summary: 'My name, my address and what I am written to about',
    access: 'login',
    gate: 'open',
    secondFactor: 'not-yet',
    response: Profile,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/profile',
    summary: 'Change my name',
    access: 'login',
    body: z.strictObject({ name: PersonName }),
    response: Profile,
  }),
  notify: endpoint({
    method: 'PUT',
    path: '/profile/notifications',
    summary: 'Choose when I am mailed about something',
    access: 'login',
    body: z.strictObject({ kind: z.enum(notifications), mail: z.enum(mailTimes) }),
    response: Profile,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/profile/password',
    summary: 'Change my password; every other device is signed out',
    access: 'login',
    problems: ['wrong-password', 'too-many-attempts'],
    body: z.strictObject({
      current: secret().check(z.minLength(1, 'Enter the password you have now.'), z.maxLength(512)),
      next: NewPassword,
      schoolAccounts: SchoolAccountsAfter,
    }),
    response: z.object({}),
  }),
  prove: endpoint({
    method: 'POST',
    path: '/profile/proof',
    summary: 'Show my password once more, for what asks whether it is still me',
    access: 'login',
    problems: ['wrong-password', 'too-many-attempts', 'sign-in-anew'],
    body: z.strictObject({
      password: secret().check(z.minLength(1, 'Enter your password.'), z.maxLength(512)),
    }),
    response: z.object({}),
  }),
}
