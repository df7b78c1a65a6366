import type { SchoolId } from '@corridor/domain/people/ids'
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { billingDocuments, cardPayments, planOrders } from '../billing.tables.ts'

export type OrderRow = typeof planOrders.$inferSelect

/** Orders without their lines, which are many: each names the schools that it covers. */
function listed(db: Queries) {
  const { id, kind, state, payBy, years, startsOn, endsOn, totalCents, dueOn, purchaseOrder, quoteId } =
    planOrders
  const { placedAt, placedById } = planOrders
  const ofLines = sql<SchoolId[]>`jsonb_path_query_array(${planOrders.lines}, '$[*].schoolId')`
  return db
    .select({
      id,
      kind,
      state,
      payBy,
      years,
      startsOn,
      endsOn,
      totalCents,
      dueOn,
      purchaseOrder,
      quoteId,
      placedAt,
      placedById,
      ofLines,
      dispute: cardPayments.dispute,
    })
    .from(planOrders)
    .leftJoin(cardPayments, eq(cardPayments.orderId, id))
}

/** All orders of the district, the newest first. */
export async function listOrders(db: Queries) {
  const rows = await listed(db).orderBy(desc(planOrders.placedAt), desc(planOrders.id))
  return rows.map(({ ofLines, ...row }) => ({ ...row, schools: [...new Set(ofLines)] }))
}

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number]

export async function findOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(planOrders).where(eq(planOrders.id, id))
  return found
}

export async function insertOrder(db: Queries, row: typeof planOrders.$inferInsert): Promise<OrderRow> {
  const [made] = await db.insert(planOrders).values(row).returning()
  if (!made) throw new Error('An order was not written.')
  return made
}

/** Voids a pending order, which no plan event knows: nobody has paid for it. */
export async function dropPending(db: Queries, id: string): Promise<void> {
  await db
    .update(planOrders)
    .set({ state: 'void' })
    .where(and(eq(planOrders.id, id), eq(planOrders.state, 'pending')))
}

export async function isQuoteOrdered(db: Queries, quoteId: string): Promise<boolean> {
  const ordered = and(eq(planOrders.quoteId, quoteId), ne(planOrders.state, 'void'))
  return (await db.$count(planOrders, ordered)) > 0
}

/** How many orders were placed and quotes asked for since a moment. */
export async function countAsked(db: Queries, since: Date): Promise<number> {
  const quotes = and(eq(billingDocuments.kind, 'quote'), gt(billingDocuments.issuedAt, since))
  const [asked] = await db
    .select({ orders: count(), quotes: db.$count(billingDocuments, quotes) })
    .from(planOrders)
    .where(gt(planOrders.placedAt, since))
  return asked ? asked.orders + Number(asked.quotes) : 0
}
