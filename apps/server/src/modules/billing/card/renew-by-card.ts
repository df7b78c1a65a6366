import { createHash, randomUUID } from 'node:crypto'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { DistrictId } from '@corridor/domain/people/ids'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import { enqueue } from '../../../jobs/queues.ts'
import type { Services } from '../../../services.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { findAccount } from '../account/account.queries.ts'
import { type BillingContext, billingContextOf } from '../orders/billing-context.ts'
import { type ListedOrder, listOrders } from '../orders/orders.queries.ts'
import { placeOrder } from '../orders/place-order.ts'
import { heldOf, nextAfter } from '../orders/read-next.ts'
import { voidOrder } from '../orders/void-order.ts'
import { type CustomerRow, customerOf, forgetHeard, listCustomerDistricts } from './card.queries.ts'
import { askProcessor, CardTrouble } from './card-processor.ts'
import { fetchCustomer } from './card-state.ts'
import { closeSession } from './checkout.ts'
import { isUnattended, reconcileCustomer } from './reconcile-customer.ts'

const DAY_MS = 86_400_000
/**
 * How many days after its end a term is still renewed: a server that stood still makes up for it; a district whose term
 * ended longer ago decides anew.
 */
const LATEST_DAYS = 7
/** How many days events of the processor are remembered; it tells again for three. */
const KEEP_HEARD_DAYS = 90

const RenewJob = z.object({ id: z.string().regex(/^\d{1,9}$/) })

/** Renews terms by card: every hour for all districts that ever paid by card, and for one whose card has changed. */
export async function renewByCard(
  services: Services,
  jobs: readonly Pick<PgBoss.Job, 'data'>[],
): Promise<void> {
  for (const { data } of jobs) {
    const { data: asked } = RenewJob.safeParse(data)
    if (asked) await renewOne(services, DistrictId.parse(Number(asked.id)))
    else await renewAll(services)
  }
}

/** Makes a job for each district that has something to do: one that fails is tried again, and keeps nobody else waiting. */
async function renewAll({ database, config, now }: Services): Promise<void> {
  const districts = await database.platform(async ({ db }) => {
    await forgetHeard(db, new Date(now().getTime() - KEEP_HEARD_DAYS * DAY_MS))
    return listCustomerDistricts(db)
  })
  for (const districtId of districts)
    await database.tenant(districtId, async (transaction) => {
      const context = await billingContextOf(transaction, { config, now }, happening(districtId))
      const { customer, open, due } = await lookAt(context)
      if (customer && (open.length > 0 || due))
        await enqueue(transaction, 'cards.renew', { id: String(districtId) })
    })
}

/**
 * Places the next term on the last day of the present one, charges it, and drops what nobody paid. What was charged is
 * asked for before and after: a server that dies in between charges nothing twice.
 */
async function renewOne(services: Services, districtId: DistrictId): Promise<void> {
  const { database, now } = services
  const inDistrict = <T>(work: (context: BillingContext) => Promise<T>) =>
    database.tenant(districtId, async (transaction) =>
      work(await billingContextOf(transaction, services, happening(districtId))),
    )
  const before = await inDistrict(async (context) => {
    const found = await lookAt(context)
    if (found.due) await placeOrder(context, found.due)
    return found
  })
  if (!before.customer) return
  const { customerId } = before.customer
  const isStale = ({ placedAt }: ListedOrder) => placedAt.getTime() < now().getTime() - DAY_MS
  const stale = before.open.filter((it) => it.state === 'pending' && isStale(it)).map(({ id }) => id)
  await closePages(services, customerId, stale)
  await reconcileCustomer(services, customerId)
  const { customer, open, isWanted } = await inDistrict(lookAt)
  const owed = open.filter(({ state }) => state === 'owed')
  if (customer?.cardId && isWanted && owed.length > 0) {
    for (const order of owed) await charge(services, customer, order)
    await reconcileCustomer(services, customerId)
  }
  await inDistrict(async (context) => {
    const unpaid = (await listOrders(context.db)).filter(({ state }) => state === 'pending')
    for (const { id } of unpaid) if (stale.includes(id)) await voidOrder(context, id, 'Nobody paid for it.')
  })
}

/** The renewals and open orders of a district, and whether its terms may be charged. */
async function lookAt(context: BillingContext) {
  const { db, place } = context
  const customer = await customerOf(db, place.district.id)
  const account = await findAccount(db)
  const orders = await listOrders(db)
  // Orders that were renewed and not paid yet, or begun on the processor's page.
  const open = orders.filter((it) => it.state === 'pending' || (isUnattended(it) && it.state === 'owed'))
  const isWanted = (account?.renewsByCard ?? false) && place.district.planCancelledAt === null
  const isFree = customer?.cardId && isWanted && open.every(({ state }) => state === 'pending')
  return { customer, open, isWanted, due: isFree ? await dueRenewal(context, orders) : undefined }
}

/** The renewal that is due: the last term once more, on its last day or soon after. */
async function dueRenewal({ db, place }: BillingContext, orders: readonly ListedOrder[]) {
  const held = heldOf(orders)
  const endsOn = held
    .map((it) => it.endsOn)
    .toSorted()
    .at(-1)
  if (!endsOn || place.today < endsOn || place.today > addDays(endsOn, LATEST_DAYS)) return undefined
  const next = nextAfter(held, place)
  const id = renewalId(place.district.id, endsOn)
  // A renewal that was taken back is not placed again.
  if (orders.some((it) => it.id === id)) return undefined
  const schools = (await listSchools(db, next.schools)).map((it) => it.id)
  if (schools.length === 0) return undefined
  const nobody = { expectedCents: null, placedById: null, isPending: false, payBy: 'card' } as const
  return { id, schools, years: next.years, ...nobody }
}

/** The id of a district's renewal, the same whoever computes it: two servers at once place one order. */
function renewalId(districtId: DistrictId, endsOn: Day): string {
  const hex = createHash('sha256').update(`renewal ${districtId} ${endsOn}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Charges a card for an order, once for each card: a card that was refused is not asked again. */
async function charge(
  { config, log }: Services,
  { customerId, cardId, districtId }: CustomerRow,
  { id, totalCents }: ListedOrder,
): Promise<void> {
  if (!cardId) return
  try {
    await askProcessor(config, async (client) => {
      const { payments } = await fetchCustomer(client, customerId)
      const its = payments.filter(({ orderId }) => orderId === id)
      if (its.some((it) => it.state !== 'refused' || (it.isUnattended && it.cardId === cardId))) return
      await client.paymentIntents.create(
        {
          amount: totalCents,
          currency: 'usd',
          customer: customerId,
          payment_method: cardId,
          allowed_payment_method_types: ['card'],
          off_session: true,
          confirm: true,
          metadata: { order: id, unattended: 'yes' },
        },
        { idempotencyKey: `charge ${id} ${cardId}` },
      )
    })
  } catch (error) {
    // A refusal is found by the look that follows.
    if (!(error instanceof CardTrouble) || error.kind === 'silent') throw error
    log.warn({ districtId, kind: error.kind, code: error.code }, 'A card was not charged.')
  }
}

/** Closes the open payment pages of orders that are about to be dropped: nobody may pay for them any more. */
async function closePages({ config }: Services, customer: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return
  const { data } = await askProcessor(config, (client) =>
    client.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  )
  for (const { id, client_reference_id: orderId } of data)
    if (orderId && orderIds.includes(orderId)) await closeSession(config, id)
}

function happening(districtId: DistrictId) {
  return { districtId, requestId: randomUUID(), actor: null }
}
