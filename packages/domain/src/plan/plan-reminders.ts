import type { Day } from '../calendar/calendar.ts'
import { addDays, daysFrom } from '../calendar/days.ts'

interface Standing {
  readonly today: Day
  /** The day of the last look at what there is to remind of. */
  readonly since: Day
  readonly trialEndsOn: Day | null
  /** The last day of use that was given without an order. */
  readonly grantEndsOn: Day | null
  readonly isCancelled: boolean
  /** The orders that hold. */
  readonly orders: readonly {
    readonly id: string
    readonly isOwed: boolean
    readonly dueOn: Day
    readonly endsOn: Day
  }[]
}

export type PlanReminder =
  | { readonly kind: 'trial' | 'plan'; readonly endsOn: Day; readonly daysLeft: number }
  | { readonly kind: 'trial-over' | 'plan-over'; readonly endsOn: Day }
  | { readonly kind: 'overdue'; readonly orderId: string; readonly dueOn: Day }

/**
 * How many days ahead people are reminded, the nearest first: whoever is reminded a week ahead need not be reminded of
 * the month before.
 */
const AHEAD = [7, 30, 60]
const LAST_AHEAD = [7]
const AFTER_DUE = [1, 30, 53]

/**
 * What a district is to be reminded of today. A day that calls for a reminder counts once, in the first look on it or
 * after it.
 */
export function planReminders(standing: Standing): PlanReminder[] {
  const { today, since, orders, trialEndsOn, grantEndsOn, isCancelled } = standing
  const has = (day: Day) => since < day && day <= today
  const overdue = orders.filter(
    ({ isOwed, dueOn }) => isOwed && AFTER_DUE.some((n) => has(addDays(dueOn, n))),
  )
  const planEndsOn = orders.map(({ endsOn }) => endsOn).reduce(later, grantEndsOn)
  const isTrial = trialEndsOn !== null && (planEndsOn === null || planEndsOn < trialEndsOn)
  const endsOn = isTrial ? trialEndsOn : planEndsOn
  const end = endsOn && endReminder(endsOn, isTrial ? 'trial' : 'plan', isTrial || isCancelled, today, has)
  return [
    ...(end ? [end] : []),
    ...overdue.map(({ id, dueOn }) => ({ kind: 'overdue' as const, orderId: id, dueOn })),
  ]
}

function endReminder(
  endsOn: Day,
  kind: 'trial' | 'plan',
  isOnlyLast: boolean,
  today: Day,
  has: (day: Day) => boolean,
): PlanReminder | undefined {
  if (has(addDays(endsOn, 1))) return { kind: `${kind}-over`, endsOn }
  const isDue = (isOnlyLast ? LAST_AHEAD : AHEAD).some((days) => has(addDays(endsOn, -days)))
  return isDue && today <= endsOn ? { kind, endsOn, daysLeft: daysFrom(today, endsOn) } : undefined
}

function later(a: Day | null, b: Day): Day {
  return a && a > b ? a : b
}
