import * as z from 'zod/mini'
import type { Role } from './roles.ts'

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
})
export type Policies = z.infer<typeof Policies>

export const usualPolicies: Policies = {
  secondFactor: 'nobody',
  mayStaySignedIn: true,
  supportMayAssist: false,
  schoolsChooseTools: true,
  educatorsMayJoin: false,
}

/** What a district keeps: should the usual change one day, it changes for all who never chose. */
export function unusual(policies: Policies): Partial<Policies> {
  const { secondFactor, mayStaySignedIn, supportMayAssist, schoolsChooseTools, educatorsMayJoin } = policies
  return {
    ...(secondFactor !== usualPolicies.secondFactor && { secondFactor }),
    ...(mayStaySignedIn !== usualPolicies.mayStaySignedIn && { mayStaySignedIn }),
    ...(supportMayAssist !== usualPolicies.supportMayAssist && { supportMayAssist }),
    ...(schoolsChooseTools !== usualPolicies.schoolsChooseTools && { schoolsChooseTools }),
    ...(educatorsMayJoin !== usualPolicies.educatorsMayJoin && { educatorsMayJoin }),
  }
}

const leaders: readonly Role[] = ['district-admin', 'principal', 'assistant-principal']

/** Support sees every district: it always needs one. */
export function needsSecondFactor(held: readonly Role[], { secondFactor }: Policies): boolean {
  if (held.includes('support') || secondFactor === 'everybody') return true
  return secondFactor === 'leaders' && held.some((role) => leaders.includes(role))
}
