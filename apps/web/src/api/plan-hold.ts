import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { hasPlan } from '@corridor/domain/plan/gate'
import { currentUser } from './session.ts'

/** Why the server saves text and nothing more: an invoice is overdue, or the plan has ended. */
export type PlanHold = 'past-due' | 'ended'

export function planHold(user: Pick<SignedInUser, 'district'> | undefined = currentUser()) {
  if (!user) return undefined
  if (!hasPlan(user.district)) return 'ended' satisfies PlanHold
  return user.district.plan_notice?.kind === 'past-due' ? ('past-due' satisfies PlanHold) : undefined
}

/** The words for work that waits because of the plan. */
export const holdWords: Readonly<Record<PlanHold, string>> = {
  'past-due': 'Finishing and sending are paused while your district settles its plan.',
  ended: 'Your district has no current plan.',
}
