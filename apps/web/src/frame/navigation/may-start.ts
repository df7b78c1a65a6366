import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { mayObserve } from '../../device/person/may-observe.ts'
import { gateBefore } from '../../routing/plan-gate.ts'

export const START = '/observations/start'

/** Whether a visit can be started from here: by who may observe, and not without a plan. */
export function mayStart(user: SignedInUser): boolean {
  return mayObserve(user) && gateBefore({}, user) === undefined
}
