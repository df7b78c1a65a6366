import type { Day } from '../calendar/calendar.ts'
import { addDays, daysFrom } from '../calendar/days.ts'
import type { SchoolId } from '../people/ids.ts'
import type { TermYears } from './catalogue.ts'
import type { OrderWish } from './order.ts'

/** The kinds of orders. `addition`: schools that join a term which runs already and end with it. */
export type OrderKind = 'first' | 'addition' | 'renewal'

/** How many days before its end a term can be renewed. */
export const RENEWAL_DAYS = 90

/** How many days from today a first day that is chosen by hand may be at most. */
export const MOST_START_DAYS = 366

/** An order that holds, paid or not. */
interface HeldOrder {
  readonly kind: OrderKind
  readonly startsOn: Day
  readonly endsOn: Day
  readonly years: TermYears
  readonly schools: readonly SchoolId[]
}

/** What an order placed today would be. */
export interface NextOrder {
  readonly kind: OrderKind
  readonly startsOn: Day
  /** The last day of an addition, which ends with the district's term; null: the years are chosen. */
  readonly endsOn: Day | null
  /** Schools that are paid for beside those of the order, and count for its price. */
  readonly others: number
  /** The schools of the last term, which a renewal proposes again. */
  readonly schools: readonly SchoolId[]
  readonly years: TermYears
}

interface Bought {
  readonly today: Day
  /** The last days of the trial and the plan, past or to come. */
  readonly trialEndsOn: Day | null
  readonly planEndsOn: Day | null
  /** The orders, as they were placed. */
  readonly orders: readonly HeldOrder[]
}

export function nextOrder({ today, trialEndsOn, planEndsOn, orders }: Bought): NextOrder {
  const until = latest(orders.map(({ endsOn }) => endsOn))
  const last = orders.filter(({ endsOn }) => endsOn === until)
  const proposed = {
    schools: [...new Set(last.flatMap(({ schools }) => schools))],
    years: last.findLast(({ kind }) => kind !== 'addition')?.years ?? 1,
  }
  if (until && daysFrom(today, until) > RENEWAL_DAYS) {
    const begun = orders.filter(({ endsOn }) => endsOn >= today).map(({ startsOn }) => startsOn)
    const startsOn = latest([today, ...begun.toSorted().slice(0, 1)]) ?? today
    const others = coveredOn(orders, startsOn).size
    return { kind: 'addition', startsOn, endsOn: until, others, schools: [], years: 1 }
  }
  // An order counts to its last day, also where it is overdue and use ends before.
  const usedUntil = latest([trialEndsOn, until ?? planEndsOn])
  const startsOn = usedUntil && usedUntil >= today ? addDays(usedUntil, 1) : today
  return { kind: until ? 'renewal' : 'first', startsOn, endsOn: null, others: 0, ...proposed }
}

/** The schools that are paid for on a day, each with the last day it is paid for. */
export function coveredOn(
  orders: readonly Pick<HeldOrder, 'schools' | 'endsOn'>[],
  day: Day,
): ReadonlyMap<SchoolId, Day> {
  const covered = new Map<SchoolId, Day>()
  for (const { schools, endsOn } of orders.filter((it) => it.endsOn >= day))
    for (const id of schools) covered.set(id, latest([covered.get(id) ?? null, endsOn]) ?? endsOn)
  return covered
}

/** The next order with a first day that was chosen; null where it could not begin then. */
export function startingOn(
  startsOn: Day,
  next: NextOrder,
  { today, orders }: Pick<Bought, 'today' | 'orders'>,
): NextOrder | null {
  const isFar = Math.abs(daysFrom(today, startsOn)) > MOST_START_DAYS
  if (isFar || (next.endsOn !== null && startsOn > next.endsOn)) return null
  return { ...next, startsOn, others: next.kind === 'addition' ? coveredOn(orders, startsOn).size : 0 }
}

type Chosen = Pick<OrderWish, 'schools' | 'isTaxExempt'> & { readonly years: TermYears }

/** The wish for the next order, ready for `priceOrder`. */
export function wishFor(next: NextOrder, { schools, isTaxExempt, years }: Chosen): OrderWish {
  const { startsOn, endsOn, others } = next
  return { schools, startsOn, term: endsOn ? { endsOn } : { years }, others, isTaxExempt }
}

function latest(days: readonly (Day | null)[]): Day | null {
  return days.reduce((last, it) => (last && (!it || it <= last) ? last : it), null)
}
