import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { hasPlan } from '@corridor/domain/plan/gate'
import { currentUser } from './session.ts'

/** Why the server takes what is saved and nothing more: an invoice is overdue, or the plan has ended. */
export type PlanHold = 'past-due' | 'ended'

export function planHold(user: Pick<SignedInUser, 'district'> | undefined = currentUser()) {
  if (!user) return undefined
  if (!hasPlan(user.district)) return 'ended' satisfies PlanHold
  return user.district.plan_notice?.kind === 'past-due' ? ('past-due' satisfies PlanHold) : undefined
}

/** Said of work that waits. */
export const holdWords: Readonly<Record<PlanHold, string>> = {
  'past-due': 'Finishing and sending are paused while your district settles its plan.',
  ended: 'Your district has no current plan.',
}
