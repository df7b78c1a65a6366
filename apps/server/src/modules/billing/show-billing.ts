import type { contract } from '@corridor/contract/contract'
import type { PlanView } from '@corridor/contract/district/billing'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { dayIn } from '@corridor/domain/calendar/calendar'
import type { Queries } from '../../database/doors.ts'
import { type DistrictToday, districtToday } from '../districts/district-today.ts'
import { listSchools } from '../districts/list-schools.ts'

export async function showBilling(db: Queries, now: Date): Promise<ResponseOf<typeof contract.billing.show>> {
  const place = await districtToday(db, now)
  return { today: place.today, plan: planView(place), schools: await listSchools(db, 'all') }
}

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
