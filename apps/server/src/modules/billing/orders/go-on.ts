import type { PlanView } from '@corridor/contract/district/billing'
import { Problem } from '@corridor/contract/problems'
import { decidesGoingOn } from '@corridor/domain/plan/plan-events'
import { districtToday } from '../../districts/district-today.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import { listPlanEvents } from '../plan-events.queries.ts'
import { planView } from '../plan-view.ts'
import { recordPlanEvent } from '../record-plan-event.ts'
import type { BillingContext } from './billing-context.ts'

/** Records whether the plan goes on after its term. The same again changes nothing. */
async function say(context: BillingContext, kind: 'cancelled' | 'resumed'): Promise<{ plan: PlanView }> {
  const { db, place } = context
  await takeTurns(db)
  const before = await districtToday(db, place.now)
  if (kind === 'cancelled' && !before.subscribed) throw new Problem('nothing-to-cancel')
  const isCancelled = before.district.planCancelledAt !== null
  if (isCancelled === (kind === 'cancelled')) return { plan: await planView(db, before) }
  const said = (await listPlanEvents(db)).filter((it) => decidesGoingOn(it.kind))
  // The event is dated after all before it, also where two come in one instant.
  const last = Math.max(0, ...said.map(({ at }) => at.getTime()))
  const at = new Date(Math.max(place.now.getTime(), last + 1))
  const districtId = place.district.id
  await recordPlanEvent(db, districtId, { id: `${kind} ${at.toISOString()}`, kind, at })
  await context.record(kind === 'cancelled' ? 'plan.cancel' : 'plan.resume', {
    kind: 'district',
    id: districtId,
  })
  return { plan: await planView(db, await districtToday(db, place.now)) }
}

export const cancelPlan = (context: BillingContext) => say(context, 'cancelled')
export const resumePlan = (context: BillingContext) => say(context, 'resumed')
