import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { isGranted } from '../../api/session.ts'

/** Whether a user may start observations; support that impersonates somebody may not visit in their name. */
export function mayObserve({ roles, impersonator }: Pick<SignedInUser, 'roles' | 'impersonator'>): boolean {
  return isGranted(roles, 'observation.create') && !impersonator
}
