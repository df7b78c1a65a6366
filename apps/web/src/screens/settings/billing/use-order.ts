import type { SchoolId } from '@corridor/domain/people/ids'
import { bandFor, type TermYears } from '@corridor/domain/plan/catalogue'
import { wishFor } from '@corridor/domain/plan/next-order'
import { type PricedOrder, priceOrder } from '@corridor/domain/plan/order'
import { useState } from 'react'
import type { BillingView } from './billing-view.ts'

export interface Order {
  /** Schools that can be ordered now; the others are covered already. */
  readonly open: BillingView['schools']
  readonly chosen: readonly SchoolId[]
  readonly years: TermYears
  readonly priced: PricedOrder
  readonly band: ReturnType<typeof bandFor>
  readonly choose: (id: SchoolId, isChosen: boolean) => void
  readonly setYears: (years: TermYears) => void
}

/** The order on the page with its price, which the server computes again by the same rules. */
export function useOrder({ schools, prices, next, account, today }: BillingView): Order {
  const isAddition = next.kind === 'addition'
  const open = schools.filter(({ coveredUntil }) => !isAddition || coveredUntil === null)
  const [changed, setChanged] = useState<ReadonlyMap<SchoolId, boolean>>(new Map())
  const [years, setYears] = useState<TermYears>(next.years)
  // A first order proposes every school, a renewal those of last year; an addition none.
  const isUsual = (id: SchoolId) => next.kind === 'first' || next.schools.includes(id)
  const chosen = open.map(({ id }) => id).filter((id) => changed.get(id) ?? isUsual(id))
  const priced = priceOrder(
    prices,
    wishFor(next, {
      schools: open.filter(({ id }) => chosen.includes(id)),
      years,
      isTaxExempt: account.taxExempt !== null && account.taxExempt.until >= today,
    }),
  )
  return {
    open,
    chosen,
    years,
    priced,
    band: bandFor(prices.bands, chosen.length + next.others),
    choose: (id, isChosen) => setChanged(new Map(changed).set(id, isChosen)),
    setYears,
  }
}
