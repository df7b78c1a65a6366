import type { Day } from '../calendar/calendar.ts'
import { dayIn, daysFrom } from '../calendar/days.ts'
import { type Plan, planStateAt } from './plan.ts'

export const planNoticeKinds = [
  'trial-ends',
  'plan-ends',
  'cancelled',
  'awaiting-payment',
  'past-due',
] as const

/** A notice of what people of a district should know about its plan before they are surprised by it. */
export interface PlanNotice {
  readonly kind: (typeof planNoticeKinds)[number]
  /** The last day on which everything goes on as it does; of `past-due`, on which reading does. */
  readonly until: Day
  /** How many days after today `until` is. */
  readonly days: number
}

/** How many days ahead people hear of each notice: those who can pay earlier than everybody else. */
const AHEAD: Readonly<Record<PlanNotice['kind'], { readonly payers: number; readonly others: number }>> = {
  'trial-ends': { payers: 10, others: 7 },
  'plan-ends': { payers: 30, others: 7 },
  cancelled: { payers: 60, others: 7 },
  'awaiting-payment': { payers: Number.POSITIVE_INFINITY, others: 7 },
  'past-due': { payers: Number.POSITIVE_INFINITY, others: Number.POSITIVE_INFINITY },
}

interface Reader {
  readonly timeZone: string
  readonly now: Date
  /** Whether the reader looks after the district's plan. */
  readonly isPayer: boolean
}

export function planNotice(plan: Plan, { timeZone, now, isPayer }: Reader): PlanNotice | undefined {
  const coming = comingEnd(plan, now)
  if (!coming?.at) return undefined
  const until = dayIn(timeZone, coming.at)
  const days = daysFrom(dayIn(timeZone, now), until)
  const ahead = AHEAD[coming.kind]
  return days <= (isPayer ? ahead.payers : ahead.others) ? { kind: coming.kind, until, days } : undefined
}

function comingEnd(plan: Plan, now: Date): { kind: PlanNotice['kind']; at: Date | null } | undefined {
  switch (planStateAt(plan, now)) {
    case 'trialing':
      return { kind: 'trial-ends', at: plan.trialEndsAt }
    case 'active':
      return { kind: plan.cancelledAt ? 'cancelled' : 'plan-ends', at: plan.endsAt }
    case 'awaiting-payment':
      return { kind: 'awaiting-payment', at: plan.pastDueAfter ?? plan.endsAt }
    case 'past-due':
      return { kind: 'past-due', at: plan.endsAt }
    default:
      return undefined
  }
}
