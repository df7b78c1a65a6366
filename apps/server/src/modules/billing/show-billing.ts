import type { contract } from '@corridor/contract/contract'
import type { PlanView } from '@corridor/contract/district/billing'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { dayIn } from '@corridor/domain/calendar/calendar'
import type { Queries } from '../../database/doors.ts'
import { type DistrictToday, districtToday } from '../districts/district-today.ts'
import { listSchools } from '../districts/list-schools.ts'

export async function showBilling(db: Queries, now: Date): Promise<ResponseOf<typeof contract.billing.show>> {
  const place = await districtToday(db, now)
  return { today: place.today, plan: planOf(place), schools: await listSchools(db, 'all') }
}

/** What the district has, or had last. */
export function planOf({ district, subscribed, onTrial }: DistrictToday): PlanView {
  const dayOf = (instant: Date | null) => instant && dayIn(district.timeZone, instant)
  return {
    state: stateOf(subscribed, onTrial),
    trialEndsOn: dayOf(district.trialEndsAt),
    endsOn: dayOf(district.planEndsAt),
  }
}

/** Whoever bought a plan before the trial was over has a plan. */
function stateOf(subscribed: boolean, onTrial: boolean): PlanView['state'] {
  if (subscribed) return 'active'
  return onTrial ? 'trialing' : 'expired'
}
