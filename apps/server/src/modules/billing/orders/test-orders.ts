import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { SchoolId } from '@corridor/domain/people/ids'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'
import { wishFor } from '@corridor/domain/plan/next-order'
import { priceOrder } from '@corridor/domain/plan/order'
import type { product, Reply } from '../../../../test/harness.ts'
import { type BillingContext, billingContextOf } from './billing-context.ts'

type Product = Awaited<ReturnType<typeof product>>
type Wish = Omit<RequestOf<typeof contract.billing.purchaseOrder>['body'], 'expectedCents'>

const { show, purchaseOrder, quote } = contract.billing

const viewOf = ({ body }: Reply) => show.response.parse(body)

/** Moves the clock; whoever is signed in stays so. */
export async function moveTo({ clock, database }: Product, instant: string) {
  clock.now = new Date(instant)
  await database.platform(({ client }) =>
    client.query(`update sessions set last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day'`, [
      clock.now,
    ]),
  )
}

/** A district on trial until November 3, with two schools and the person who pays. */
export async function makeOrdering({ database, district, services }: Product) {
  const place = await district()
  const { id } = place
  const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await database.tenant(id, ({ client }) => client.query(statement, values))).rows
  await rows(`update districts set trial_ends_at = '2026-11-04T06:59:59.999Z', plan_ends_at = null`)
  const payer = await place.person({ role: 'billing-contact', schoolId: null })
  const schools = [await place.school('Copper Ridge'), await place.school('Lantern Hill')]
  const look = async () => viewOf(await payer.call(show, {}))

  /** An order as the page would send it. */
  const wished = async (ids: readonly SchoolId[], more: Partial<Wish> = {}) => {
    const view = await look()
    const years = more.years ?? 1
    const named = view.schools.filter((it) => ids.includes(it.id))
    const isTaxExempt = view.account.taxExempt !== null
    const priced = priceOrder(usualCatalogue, wishFor(view.next, { schools: named, years, isTaxExempt }))
    const usual = { id: randomUUID(), schools: [...ids], purchaseOrder: null, fileId: null, quoteId: null }
    return { ...usual, ...more, years, expectedCents: priced.totalCents }
  }
  const all = schools.map((it) => it.id)
  return {
    ...place,
    rows,
    payer,
    schools,
    all,
    look,
    wished,
    order: async (ids: readonly SchoolId[] = all, more: Partial<Wish> = {}) =>
      purchaseOrder.response.parse((await payer.call(purchaseOrder, { body: await wished(ids, more) })).body),
    quote: async (ids: readonly SchoolId[] = all) => {
      const { id: quoteId, schools: chosen, years, expectedCents } = await wished(ids)
      const body = { id: quoteId, schools: chosen, years, expectedCents }
      return { body, ...quote.response.parse((await payer.call(quote, { body })).body) }
    },
    /** Runs work about the district's bills from outside of the district. */
    outside: <T>(work: (context: BillingContext) => Promise<T>) =>
      database.tenant(id, async (transaction) =>
        work(await billingContextOf(transaction, services, { districtId: id, requestId: 'r', actor: null })),
      ),
    trail: async () => {
      const events = await rows('select event, actor_id from audit_events order by id')
      return events.map((it) => `${it.event} by ${it.actor_id}`)
    },
  }
}
