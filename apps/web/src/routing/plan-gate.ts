import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { gateRedirect } from '@corridor/domain/plan/gate'
import type { Route } from './route.ts'

/** The permissions of pages for looking after other districts, which do not depend on one’s own plan. */
const VENDORS: readonly Route['access'][] = ['impersonation.start', 'plan.manage']

interface Asked {
  readonly name?: Route['name'] | undefined
  readonly access?: Route['access'] | undefined
}

/** Where a page that somebody may open leads instead while their district has no plan; undefined: it opens. */
export function gateBefore({ name, access }: Asked, user: SignedInUser) {
  return VENDORS.includes(access) ? undefined : gateRedirect(name, user)
}
