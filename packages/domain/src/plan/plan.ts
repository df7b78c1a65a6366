/**
 * A district's plan as the server sees it: the last instants of everything it may use. They are kept with the district
 * and are all that a request needs to know whether it is open; `planAfter` makes them from plan events.
 */
export interface Plan {
  readonly trialEndsAt: Date | null
  /** The last instant at which the district is subscribed, paid or not. */
  readonly endsAt: Date | null
  /** The instant after which use goes on before it is paid for; null where everything is paid. */
  readonly awaitsAfter: Date | null
  /** The instant after which an invoice is overdue; null where none will be. */
  readonly pastDueAfter: Date | null
  /** When the district said that it does not go on after its term. */
  readonly cancelledAt: Date | null
}

export const planStates = [
  'trialing',
  'active',
  'awaiting-payment',
  'past-due',
  'expired',
  'cancelled',
] as const
export type PlanState = (typeof planStates)[number]

export const noPlan: Plan = {
  trialEndsAt: null,
  endsAt: null,
  awaitsAfter: null,
  pastDueAfter: null,
  cancelledAt: null,
}

/** The state of a plan. Whoever bought one before the trial was over has a plan. */
export function planStateAt(plan: Plan, now: Date): PlanState {
  if (isSubscribed(plan, now)) {
    if (isAfter(now, plan.pastDueAfter)) return 'past-due'
    return isAfter(now, plan.awaitsAfter) ? 'awaiting-payment' : 'active'
  }
  if (isOnTrial(plan, now)) return 'trialing'
  return plan.cancelledAt ? 'cancelled' : 'expired'
}

export function isOnTrial({ trialEndsAt }: Pick<Plan, 'trialEndsAt'>, now: Date): boolean {
  return trialEndsAt !== null && now <= trialEndsAt
}

export function isSubscribed({ endsAt }: Pick<Plan, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && now <= endsAt
}

function isAfter(now: Date, instant: Date | null): boolean {
  return instant !== null && now > instant
}

/** The last instant of use, past or to come; null where there never was any. */
export function endOfUse({ trialEndsAt, endsAt }: Plan): Date | null {
  if (!trialEndsAt || !endsAt) return trialEndsAt ?? endsAt
  return trialEndsAt > endsAt ? trialEndsAt : endsAt
}
