import { UserId } from '@corridor/domain/people/ids'
import { roles } from '@corridor/domain/people/roles'
import { tidyLines } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { MOST_COUNTED } from '../counted.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../sign-in/auth.ts'

const Nothing = z.object({})

export const impersonation = {
  find: endpoint({
    method: 'GET',
    path: '/impersonation/people',
    summary: 'Who has an address, in whichever district',
    access: 'impersonation.start',
    gate: 'open',
    problems: ['person-not-found'],
    query: z.strictObject({ email: Email }),
    response: z.object({
      id: UserId,
      name: z.string(),
      email: z.string(),
      district: z.string(),
      roles: z.array(z.enum(roles)),
      /** Whether the account is paused: then it opens nothing, not even for support. */
      isPaused: z.boolean(),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/auth/impersonate',
    summary: 'Look with somebody’s eyes for at most 60 minutes; they are told',
    access: 'impersonation.start',
    gate: 'open',
    problems: ['person-not-found', 'may-not-impersonate', 'second-factor-setup-required'],
    body: z.strictObject({
      userId: UserId.check(z.maximum(MOST_COUNTED)),
      reason: tidyLines(300).check(z.minLength(10, 'Say in a sentence why: the district reads it.')),
    }),
    response: Nothing,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/auth/unimpersonate',
    summary: 'Be oneself again',
    access: 'login',
    gate: 'open',
    demo: 'allowed',
    impersonation: 'allowed',
    secondFactor: 'not-yet',
    problems: ['not-impersonating'],
    response: Nothing,
  }),
  log: endpoint({
    method: 'GET',
    path: '/impersonations',
    summary: 'When support looked with whose eyes, and why; the newest hundred',
    access: 'audit.read',
    response: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          person: z.object({ id: UserId, name: z.string() }),
          supportName: z.string(),
          reason: z.string(),
          startedAt: z.iso.datetime(),
          /** When the impersonation ended; in the future while it goes on. */
          endsAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
}
