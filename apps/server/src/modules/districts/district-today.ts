import { Problem } from '@corridor/contract/problems'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { usualPolicies } from '@corridor/domain/people/policies'
import { type Gate, refusedFor } from '@corridor/domain/plan/open-to'
import { isOnTrial, isSubscribed, type Plan, planStateAt } from '@corridor/domain/plan/plan'
import type { Queries } from '../../database/doors.ts'
import { getDistrict } from './districts.queries.ts'

/** The district, what it has paid for and decided, and which day it is there. */
export async function districtToday(db: Queries, now: Date): Promise<DistrictToday> {
  return onThisDay(await getDistrict(db), now)
}

export type DistrictToday = ReturnType<typeof onThisDay>

type District = Awaited<ReturnType<typeof getDistrict>>

export function onThisDay(district: District, now: Date) {
  const plan = planOf(district)
  const subscribed = isSubscribed(plan, now)
  const onTrial = isOnTrial(plan, now)
  return {
    now,
    district,
    plan: planStateAt(plan, now),
    subscribed,
    onTrial,
    isPaidFor: subscribed || onTrial,
    today: dayIn(district.timeZone, now),
    policies: { ...usualPolicies, ...district.policies },
  }
}

/** Refuses a request that the district's plan does not allow at this moment. */
export function refuseUnpaid(gate: Gate, { district, now }: Pick<DistrictToday, 'district' | 'now'>): void {
  const refused = refusedFor(gate, planOf(district), district.timeZone, now)
  if (refused) throw new Problem(refused)
}

/** The plan's instants, which a district's row keeps. */
export function planOf(district: District): Plan {
  const { trialEndsAt, planEndsAt, planAwaitsAfter, planPastDueAfter, planCancelledAt } = district
  return {
    trialEndsAt,
    endsAt: planEndsAt,
    awaitsAfter: planAwaitsAfter,
    pastDueAfter: planPastDueAfter,
    cancelledAt: planCancelledAt,
  }
}
