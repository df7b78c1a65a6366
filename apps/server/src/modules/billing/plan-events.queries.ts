import type { DistrictId } from '@corridor/domain/people/ids'
import type { Plan } from '@corridor/domain/plan/plan'
import type { OrderStanding, PlanEvent } from '@corridor/domain/plan/plan-events'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { districts } from '../districts/districts.tables.ts'
import { planEvents, planOrders } from './billing.tables.ts'

/** All events of the plan of the transaction's district. */
export async function listPlanEvents(db: Queries): Promise<PlanEvent[]> {
  const { id, kind, at, orderId, endsAt, dueAt } = planEvents
  const rows = await db
    .select({ id, kind, at, orderId, endsAt, dueAt })
    .from(planEvents)
    .orderBy(asc(at), asc(id))
  // A row has what its kind of event says; the database leaves the rest null.
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as PlanEvent,
  )
}

/** The trial's end before anybody extended it; undefined where nothing has happened to the plan yet. */
export async function findFirstTrialEnd(db: Queries): Promise<Date | null | undefined> {
  const { endsAt, kind } = planEvents
  const [found] = await db.select({ endsAt }).from(planEvents).where(eq(kind, 'trial-began'))
  return found?.endsAt
}

export async function insertPlanEvents(
  db: Queries,
  rows: readonly (typeof planEvents.$inferInsert)[],
): Promise<void> {
  await db.insert(planEvents).values([...rows])
}

export async function setPlan(db: Queries, id: DistrictId, plan: Plan): Promise<void> {
  await db
    .update(districts)
    .set({
      trialEndsAt: plan.trialEndsAt,
      planEndsAt: plan.endsAt,
      planAwaitsAfter: plan.awaitsAfter,
      planPastDueAfter: plan.pastDueAfter,
      planCancelledAt: plan.cancelledAt,
    })
    .where(eq(districts.id, id))
}

interface OrderNow {
  readonly id: string
  readonly standing: OrderStanding
}

/** Writes the state of each order, as plan events have made it, for lists. */
export async function setOrderStates(db: Queries, orders: readonly OrderNow[]): Promise<void> {
  for (const state of ['owed', 'paid', 'void'] as const) {
    const ids = orders.filter(({ standing }) => standing === state).map(({ id }) => id)
    if (ids.length === 0) continue
    await db
      .update(planOrders)
      .set({ state })
      .where(and(isOneOf(planOrders.id, ids), ne(planOrders.state, state)))
  }
}
