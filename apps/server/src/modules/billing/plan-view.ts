import type { PlanView } from '@corridor/contract/district/billing'
import { dayIn } from '@corridor/domain/calendar/calendar'
import type { DistrictToday } from '../districts/district-today.ts'

/** What the district has, or had last. */
export function planView({ district, plan }: DistrictToday): PlanView {
  const dayOf = (instant: Date | null) => instant && dayIn(district.timeZone, instant)
  return {
    state: plan,
    trialEndsOn: dayOf(district.trialEndsAt),
    endsOn: dayOf(district.planEndsAt),
    payBy: dayOf(district.planAwaitsAfter && (district.planPastDueAfter ?? district.planEndsAt)),
    isCancelled: district.planCancelledAt !== null,
  }
}
