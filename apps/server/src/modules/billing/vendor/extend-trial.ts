import { Problem } from '@corridor/contract/problems'
import { addDays, type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { lastInstantOf } from '@corridor/domain/clock/last-instant'
import type { DistrictToday } from '../../districts/district-today.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import type { BillingContext } from '../orders/billing-context.ts'
import { listPlanEvents } from '../plan-events.queries.ts'
import { recordPlanEvent } from '../record-plan-event.ts'

const MOST_DAYS = 30
/** The plan event's id: a district has one such event, so a trial is extended once. */
const EVENT = 'trial-extended'

/** The last day to which a trial can be extended that was not before; null where there is none, or a plan. */
export function trialExtendsTo({ district, subscribed, today }: DistrictToday): Day | null {
  if (!district.trialEndsAt || subscribed) return null
  const last = dayIn(district.timeZone, district.trialEndsAt)
  return addDays(last > today ? last : today, MOST_DAYS)
}

/** Extends a trial. The same again changes nothing. */
export async function extendTrial(context: BillingContext, endsOn: Day, reason: string): Promise<void> {
  const { db, place, record } = context
  const { id, timeZone, trialEndsAt } = place.district
  const endsAt = lastInstantOf(endsOn, timeZone)
  await takeTurns(db)
  const before = (await listPlanEvents(db)).find((it) => it.id === EVENT)
  if (before && 'endsAt' in before && before.endsAt.getTime() === endsAt.getTime()) return
  const most = trialExtendsTo(place)
  const isLater = trialEndsAt !== null && endsAt > trialEndsAt && endsOn >= place.today
  if (before || most === null || endsOn > most || !isLater) throw new Problem('trial-not-extendable')
  await recordPlanEvent(db, id, { id: EVENT, kind: 'trial-extended', at: place.now, endsAt }, reason)
  await record('plan.extend-trial', { kind: 'district', id }, [
    { what: 'Last day of the trial', from: dayAndYear(dayIn(timeZone, trialEndsAt)), to: dayAndYear(endsOn) },
    { what: 'Reason', from: null, to: reason },
  ])
}
