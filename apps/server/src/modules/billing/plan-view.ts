import type { PlanView } from '@corridor/contract/district/billing'
import { addDays, type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { TRIAL_DAYS } from '@corridor/domain/plan/trial'
import type { Queries } from '../../database/doors.ts'
import type { DistrictToday } from '../districts/district-today.ts'
import { findFirstTrialEnd } from './plan-events.queries.ts'

/** The plan that the district has, or had last. */
export async function planView(db: Queries, place: DistrictToday): Promise<PlanView> {
  const { district, plan } = place
  const dayOf = (instant: Date | null) => instant && dayIn(district.timeZone, instant)
  return {
    state: plan,
    trialBeganOn: await trialBeganOn(db, place),
    trialEndsOn: dayOf(district.trialEndsAt),
    endsOn: dayOf(district.planEndsAt),
    payBy: dayOf(district.planAwaitsAfter && (district.planPastDueAfter ?? district.planEndsAt)),
    isCancelled: district.planCancelledAt !== null,
  }
}

/** The first day of the trial that runs, also where it was extended; null where none does. */
export async function trialBeganOn(db: Queries, { district, plan }: DistrictToday): Promise<Day | null> {
  if (plan !== 'trialing') return null
  // Until the first plan event, the district's row alone knows of its trial.
  const firstEnd = (await findFirstTrialEnd(db)) ?? district.trialEndsAt
  return firstEnd && addDays(dayIn(district.timeZone, firstEnd), -TRIAL_DAYS)
}
