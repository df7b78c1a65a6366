import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { coveredOn } from '@corridor/domain/plan/next-order'
import type { ActorContext } from '../../http/mount.ts'
import { listSchools } from '../districts/list-schools.ts'
import { findAccount } from './account/account.queries.ts'
import { accountView } from './account/save-account.ts'
import { educatorsBySchool } from './billing.queries.ts'
import { customerOf } from './card/card.queries.ts'
import { listDocuments } from './documents/documents.queries.ts'
import { documentView } from './orders/order-view.ts'
import { listOrders } from './orders/orders.queries.ts'
import { heldOf, nextAfter, whichQuotesHold } from './orders/read-next.ts'
import { planView } from './plan-view.ts'

/** All of the billing page, by as many statements as there are kinds of things on it. */
export async function showBilling({
  db,
  place,
  config,
}: Pick<ActorContext, 'db' | 'place' | 'config'>): Promise<ResponseOf<typeof contract.billing.show>> {
  const { today } = place
  const [plan, schools, educators, orders, documents, account, customer] = await Promise.all([
    planView(db, place),
    listSchools(db, 'all'),
    educatorsBySchool(db, today),
    listOrders(db),
    listDocuments(db),
    findAccount(db),
    customerOf(db, place.district.id),
  ])
  const held = heldOf(orders)
  const next = nextAfter(held, place)
  const holds = whichQuotesHold({ orders, schools, place })
  const covered = coveredOn(held, today)
  const { catalogue, vendorFiles, supportEmail } = config.billing
  return {
    today,
    plan,
    schools: schools.map(({ id, name, gradeSpan }) => ({
      id,
      name,
      gradeSpan,
      educators: educators.get(id) ?? 0,
      coveredUntil: covered.get(id) ?? null,
    })),
    prices: catalogue,
    next: { ...next, schools: [...next.schools] },
    account: accountView(account),
    card: { isReady: config.cards !== undefined, isOnFile: Boolean(config.cards && customer?.cardId) },
    orders,
    documents: documents.map((it) => documentView(it, orders, holds)),
    vendorFiles: [...vendorFiles.keys()],
    supportEmail,
  }
}
