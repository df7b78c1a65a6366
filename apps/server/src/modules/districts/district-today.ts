import { dayIn } from '@corridor/domain/calendar/calendar'
import { usualPolicies } from '@corridor/domain/people/policies'
import { isOnTrial, isSubscribed } from '@corridor/domain/plan/plan'
import type { Queries } from '../../database/doors.ts'
import { getDistrict } from './districts.queries.ts'

/** The district, what it has paid for and decided, and which day it is there. */
export async function districtToday(db: Queries, now: Date): Promise<DistrictToday> {
  return onThisDay(await getDistrict(db), now)
}

export type DistrictToday = ReturnType<typeof onThisDay>

export function onThisDay(district: Awaited<ReturnType<typeof getDistrict>>, now: Date) {
  const plan = { trialEndsAt: district.trialEndsAt, endsAt: district.planEndsAt }
  const subscribed = isSubscribed(plan, now)
  const onTrial = isOnTrial(plan, now)
  return {
    now,
    district,
    subscribed,
    onTrial,
    isPaidFor: subscribed || onTrial,
    today: dayIn(district.timeZone, now),
    policies: { ...usualPolicies, ...district.policies },
  }
}
