import type { DistrictPlan } from '@corridor/contract/district/plans'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { districtToday } from '../../districts/district-today.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { findAccount } from '../account/account.queries.ts'
import { listDocuments } from '../documents/documents.queries.ts'
import type { BillingContext } from '../orders/billing-context.ts'
import { documentView } from '../orders/order-view.ts'
import { listOrders } from '../orders/orders.queries.ts'
import { isExemptOn, whichQuotesHold } from '../orders/read-next.ts'
import { planView } from '../plan-view.ts'
import { trialExtendsTo } from './extend-trial.ts'
import { eventsWithReasons } from './plans.queries.ts'

/** The plan of the transaction's district, read after whatever was done to it. */
export async function showDistrictPlan({ db, place, config }: BillingContext): Promise<DistrictPlan> {
  const [now, schools, orders, documents, events, account] = await Promise.all([
    districtToday(db, place.now),
    listSchools(db, 'all'),
    listOrders(db),
    listDocuments(db),
    eventsWithReasons(db),
    findAccount(db),
  ])
  const holds = whichQuotesHold({ orders, schools, place: now })
  const { id, name, timeZone } = now.district
  const dayOf = (instant: Date | null) => instant && dayIn(timeZone, instant)
  return {
    id,
    name,
    today: now.today,
    plan: await planView(db, now),
    trialExtendsTo: events.some(({ kind }) => kind === 'trial-extended') ? null : trialExtendsTo(now),
    schools: schools.map((it) => ({ id: it.id, name: it.name })),
    prices: config.billing.catalogue,
    isTaxExempt: isExemptOn(account, now),
    orders,
    documents: documents.map((it) => documentView(it, orders, holds)),
    events: events.map(({ at, endsAt, ...it }) => ({
      ...it,
      on: dayIn(timeZone, at),
      endsOn: dayOf(endsAt),
    })),
  }
}
