import * as z from 'zod/mini'
import { TimeOfDay } from '../clock/bell-schedule.ts'
import type { Role } from './roles.ts'

export const MOST_REPLY_DAYS = 20

/** Quiet hours, over midnight where the second time is the earlier one. */
const QuietHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], message: 'Choose another time.' }))

/** What a district decides for everybody in it. */
export const Policies = z.strictObject({
  /** Who must show a code from a phone when signing in. Everybody may. */
  secondFactor: z.enum(['nobody', 'leaders', 'everybody']),
  /** Whether a device may stay signed in for 14 days; otherwise every sign-in ends after 12 hours. */
  mayStaySignedIn: z.boolean(),
  /** Whether support, looking with somebody's eyes, may also put things right. */
  supportMayAssist: z.boolean(),
  /** Whether school leaders turn the district's tools on and off for their own schools. */
  schoolsChooseTools: z.boolean(),
  /** Whether educators who were mailed a record may make an account of their own from there. */
  educatorsMayJoin: z.boolean(),
  /** To whom an answer to a mail about an observation goes. */
  replyTo: z.enum(['nobody', 'observer']),
  /** School days that an educator has to read or answer what was sent, before anybody is reminded. */
  replyWindow: z
    .int('Choose a number of school days.')
    .check(
      z.minimum(1, 'Choose 1 school day or more.'),
      z.maximum(MOST_REPLY_DAYS, `Choose ${MOST_REPLY_DAYS} school days or fewer.`),
    ),
  /** When mails about the work wait; null: never. Mails that guard an account do not wait. */
  quietHours: z.nullable(QuietHours),
  /** Whether mails about the work wait on weekends and closures, too. */
  quietOnClosedDays: z.boolean(),
})
export type Policies = z.infer<typeof Policies>

export const usualPolicies: Policies = {
  secondFactor: 'nobody',
  mayStaySignedIn: true,
  supportMayAssist: false,
  schoolsChooseTools: true,
  educatorsMayJoin: false,
  replyTo: 'nobody',
  replyWindow: 5,
  quietHours: null,
  quietOnClosedDays: false,
}

/** The policies that a district keeps: should the usual change one day, it changes for all who never chose. */
export function unusual(policies: Policies): Partial<Policies> {
  const usual = new Map(Object.entries(usualPolicies).map(([name, value]) => [name, JSON.stringify(value)]))
  return Object.fromEntries(
    Object.entries(policies).filter(([name, value]) => usual.get(name) !== JSON.stringify(value)),
  )
}

const leaders: readonly Role[] = ['district-admin', 'principal', 'assistant-principal']

/** Whether somebody with these roles needs a second factor. Support sees every district, and always does. */
export function needsSecondFactor(held: readonly Role[], { secondFactor }: Policies): boolean {
  if (held.includes('support') || secondFactor === 'everybody') return true
  return secondFactor === 'leaders' && held.some((role) => leaders.includes(role))
}
