import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { isGranted } from '../../api/session.ts'

/** Whoever looks with somebody else's eyes does not visit in their name. */
export function mayObserve({ roles, impersonator }: Pick<SignedInUser, 'roles' | 'impersonator'>): boolean {
  return isGranted(roles, 'observation.create') && !impersonator
}
