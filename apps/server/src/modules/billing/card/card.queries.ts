import type { DistrictId } from '@corridor/domain/people/ids'
import { asc, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { cardPayments, type DisputeState } from '../billing.tables.ts'
import { cardCustomers, cardEvents } from '../billing-platform.tables.ts'

export type CustomerRow = typeof cardCustomers.$inferSelect

export async function findCustomer(db: Queries, customerId: string): Promise<CustomerRow | undefined> {
  const [found] = await db.select().from(cardCustomers).where(eq(cardCustomers.customerId, customerId))
  return found
}

export async function customerOf(db: Queries, districtId: DistrictId): Promise<CustomerRow | undefined> {
  const [found] = await db.select().from(cardCustomers).where(eq(cardCustomers.districtId, districtId))
  return found
}

/** Locks a customer: until the end of the transaction nobody else writes what was found at the processor. */
export async function lockCustomer(db: Queries, customerId: string): Promise<CustomerRow | undefined> {
  const its = eq(cardCustomers.customerId, customerId)
  const [found] = await db.select().from(cardCustomers).where(its).for('update')
  return found
}

/** Keeps a district's customer. Of two made at once the first stays, and both go on with it. */
export async function keepCustomer(
  db: Queries,
  districtId: DistrictId,
  customerId: string,
): Promise<CustomerRow> {
  await db.insert(cardCustomers).values({ districtId, customerId }).onConflictDoNothing()
  const kept = await customerOf(db, districtId)
  if (!kept) throw new Error('A customer number was not kept.')
  return kept
}

export async function setCard(db: Queries, customerId: string, cardId: string | null): Promise<void> {
  await db
    .update(cardCustomers)
    .set({ cardId, version: sql`${cardCustomers.version} + 1` })
    .where(eq(cardCustomers.customerId, customerId))
}

/** Drops a customer that the processor has no more: the next payment makes a new one. */
export async function dropCustomer(db: Queries, customerId: string): Promise<void> {
  await db.delete(cardCustomers).where(eq(cardCustomers.customerId, customerId))
}

export async function listCustomerDistricts(db: Queries): Promise<DistrictId[]> {
  const { districtId } = cardCustomers
  const rows = await db.select({ districtId }).from(cardCustomers).orderBy(asc(districtId))
  return rows.map((it) => it.districtId)
}

export async function isHeard(db: Queries, eventId: string): Promise<boolean> {
  return (await db.$count(cardEvents, eq(cardEvents.id, eventId))) > 0
}

/** Keeps an event of the processor, and says whether it was news. */
export async function keepHeard(db: Queries, id: string, receivedAt: Date): Promise<boolean> {
  const kept = await db
    .insert(cardEvents)
    .values({ id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: cardEvents.id })
  return kept.length > 0
}

export async function forgetHeard(db: Queries, before: Date): Promise<void> {
  await db.delete(cardEvents).where(lt(cardEvents.receivedAt, before))
}

/** Payments by the order of the transaction's district that each paid for. */
export async function paymentsByOrder(db: Queries) {
  const rows = await db.select().from(cardPayments)
  return new Map(rows.map((it) => [it.orderId, it]))
}

export async function setDispute(db: Queries, orderId: string, dispute: DisputeState): Promise<void> {
  await db.update(cardPayments).set({ dispute }).where(eq(cardPayments.orderId, orderId))
}

export async function insertPayment(db: Queries, row: typeof cardPayments.$inferInsert): Promise<void> {
  await db.insert(cardPayments).values(row)
}
