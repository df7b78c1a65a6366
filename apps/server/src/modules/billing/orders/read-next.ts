import { Problem } from '@corridor/contract/problems'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { TermYears } from '@corridor/domain/plan/catalogue'
import { coveredOn, type NextOrder, nextOrder, startingOn, wishFor } from '@corridor/domain/plan/next-order'
import { priceOrder } from '@corridor/domain/plan/order'
import type { DistrictToday } from '../../districts/district-today.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { findAccount } from '../account/account.queries.ts'
import type { Quoted } from '../billing.tables.ts'
import type { BillingContext } from './billing-context.ts'
import { type ListedOrder, listOrders } from './orders.queries.ts'

/** Orders that hold, paid or not, in the order in which they were placed. */
export function heldOf(orders: readonly ListedOrder[]): ListedOrder[] {
  return orders.filter(({ state }) => state === 'owed' || state === 'paid').toReversed()
}

/** The order that would be placed today. */
export function nextAfter(held: readonly ListedOrder[], { today, district }: DistrictToday): NextOrder {
  const dayOf = (instant: Date | null) => instant && dayIn(district.timeZone, instant)
  return nextOrder({
    today,
    trialEndsOn: dayOf(district.trialEndsAt),
    planEndsOn: dayOf(district.planEndsAt),
    orders: held,
  })
}

interface Chosen {
  readonly schools: readonly SchoolId[]
  readonly years: TermYears
  /** The price that whoever chose saw; null where nobody looked. */
  readonly expectedCents: number | null
  /** The first day, chosen by hand; absent: the day that comes next. */
  readonly startsOn?: Day
}

/** Prices what was chosen as an order placed today, by today's prices. */
export async function priceNow(context: BillingContext, given: Chosen) {
  const { schools, years, expectedCents } = given
  const { db, place, config } = context
  const chosen = [...new Set(schools)]
  const named = await listSchools(db, chosen)
  if (named.length < chosen.length) throw new Problem('school-not-found')
  const held = heldOf(await listOrders(db))
  const usual = nextAfter(held, place)
  const next = given.startsOn
    ? startingOn(given.startsOn, usual, { today: place.today, orders: held })
    : usual
  if (!next) throw new Problem('start-not-valid')
  refuseCovered(held, next.startsOn, chosen)
  const isTaxExempt = isExemptOn(await findAccount(db), place)
  const priced = priceOrder(
    config.billing.catalogue,
    wishFor(next, { schools: named.map(({ id, name }) => ({ id, name })), isTaxExempt, years }),
  )
  if (expectedCents !== null && expectedCents !== priced.totalCents) throw new Problem('price-changed')
  return { ...priced, kind: next.kind, years: next.endsOn ? 1 : years, schools: chosen } satisfies Quoted
}

interface Standing {
  readonly orders: readonly ListedOrder[]
  /** The active schools. */
  readonly schools: readonly { readonly id: SchoolId }[]
  readonly place: DistrictToday
}

/** Says of quotes whether each could still be ordered as it was: nothing that was ordered since stands in its way. */
export function whichQuotesHold({ orders, schools, place }: Standing) {
  const held = heldOf(orders)
  const next = nextAfter(held, place)
  const active = new Set(schools.map(({ id }) => id))
  return ({ kind, startsOn, endsOn, schools: quoted }: Omit<Quoted, 'lines'>): boolean => {
    const covered = coveredOn(held, startsOn)
    return (
      next.kind === kind &&
      (next.endsOn === null || next.endsOn === endsOn) &&
      quoted.every((id) => active.has(id) && !covered.has(id))
    )
  }
}

/** `whichQuotesHold` for the transaction's district as it stands. */
export async function quotesHoldingNow({ db, place }: Pick<BillingContext, 'db' | 'place'>) {
  return whichQuotesHold({ orders: await listOrders(db), schools: await listSchools(db, 'all'), place })
}

function refuseCovered(held: readonly ListedOrder[], startsOn: string, chosen: readonly SchoolId[]) {
  const covered = coveredOn(held, startsOn)
  if (chosen.some((id) => covered.has(id))) throw new Problem('school-has-plan')
}

export function isExemptOn(
  account: Awaited<ReturnType<typeof findAccount>>,
  { today }: DistrictToday,
): boolean {
  const { taxExempt = null } = account ?? {}
  return taxExempt !== null && taxExempt.until >= today
}
