/** What the gate reads of the person signed in; the words are the specification's (§3). */
interface GateUser {
  readonly security: { readonly permissions: readonly string[] }
  readonly district: PlanState
}

interface PlanState {
  readonly subscribed: boolean
  readonly on_trial: boolean
}

const ALWAYS_OPEN: readonly (string | undefined)[] = ['login', 'index', 'billing', 'expired']

/** Spec §4: where a navigation ends instead, once the district has neither plan nor trial. */
export function gateRedirect(
  routeName: string | undefined,
  user: GateUser | undefined,
): '/settings/billing' | '/expired' | undefined {
  if (!user || ALWAYS_OPEN.includes(routeName) || hasPlan(user.district)) return undefined
  // Spec §6: a match is by prefix, any suffix is accepted.
  const paysForPlan = user.security.permissions.some((held) => held.startsWith('billing.manage'))
  return paysForPlan ? '/settings/billing' : '/expired'
}

export function hasPlan({ subscribed, on_trial }: PlanState): boolean {
  return subscribed || on_trial
}
