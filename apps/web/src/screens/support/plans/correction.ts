import type { DistrictPlan } from '@corridor/contract/district/plans'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { TermYears } from '@corridor/domain/plan/catalogue'
import { coveredOn, nextOrder, startingOn, wishFor } from '@corridor/domain/plan/next-order'
import { priceOrder } from '@corridor/domain/plan/order'
import type { PlanOrder } from './plan-words.ts'

interface Wanted {
  readonly startsOn: Day
  readonly years: TermYears
  readonly schools: readonly SchoolId[]
}

/** The order that takes another’s place, with its price, which the server computes again by the same rules. */
export function correctionOf(plan: DistrictPlan, order: PlanOrder, { startsOn, years, schools }: Wanted) {
  const { today, prices, isTaxExempt } = plan
  const orders = plan.orders
    .filter(({ id, state }) => id !== order.id && (state === 'owed' || state === 'paid'))
    .toReversed()
  const usual = nextOrder({ today, trialEndsOn: null, planEndsOn: null, orders })
  const next = startsOn === '' ? null : startingOn(startsOn, usual, { today, orders })
  const covered = next ? coveredOn(orders, startsOn) : new Map<SchoolId, Day>()
  const chosen = plan.schools.filter(({ id }) => schools.includes(id) && !covered.has(id))
  return {
    /** Until when schools are paid for by other orders; this one cannot include them before. */
    covered,
    /** Whether a term is chosen; schools that join others end with them. */
    hasTerm: usual.endsOn === null,
    chosen: chosen.map(({ id }) => id),
    /** The priced order; null where it cannot begin on that day, or has no school. */
    priced:
      next && chosen.length > 0
        ? priceOrder(prices, wishFor(next, { schools: chosen, years, isTaxExempt }))
        : null,
  }
}
