import type { DistrictId } from '@corridor/domain/people/ids'
import type { PlanEvent } from '@corridor/domain/plan/plan-events'
import { ordersIn, planAfter } from '@corridor/domain/plan/plan-events'
import type { Queries } from '../../database/doors.ts'
import { type DistrictToday, districtToday } from '../districts/district-today.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { insertPlanEvents, listPlanEvents, setOrderStates, setPlan } from './plan-events.queries.ts'

/**
 * Keeps an event of the plan of the transaction's district, and makes the plan anew from all events. An event told
 * twice changes nothing. Says whether it was news. Events of a district wait for each other.
 */
export async function recordPlanEvent(
  db: Queries,
  districtId: DistrictId,
  event: PlanEvent,
  reason: string | null = null,
): Promise<boolean> {
  await takeTurns(db)
  const known = await listPlanEvents(db)
  if (known.some(({ id }) => id === event.id)) return false
  const news = known.length === 0 ? [...beforeEvents(await districtToday(db, event.at)), event] : [event]
  await insertPlanEvents(
    db,
    news.map((it) => ({ districtId, reason: it === event ? reason : null, ...it })),
  )
  const events = [...known, ...news]
  await setPlan(db, districtId, planAfter(events))
  await setOrderStates(db, ordersIn(events))
  return true
}

/** Events for what a district had before its first event was kept: the trial it began with, or use that was granted. */
function beforeEvents({ district: { trialEndsAt, planEndsAt } }: DistrictToday): PlanEvent[] {
  const at = new Date(0)
  return [
    ...(trialEndsAt ? [{ id: 'trial', at, kind: 'trial-began' as const, endsAt: trialEndsAt }] : []),
    ...(planEndsAt ? [{ id: 'grant', at, kind: 'granted' as const, endsAt: planEndsAt }] : []),
  ]
}
