import type { Day } from '../calendar/calendar.ts'
import { addDays, dayIn } from '../calendar/days.ts'
import { endOfUse, type Plan, planStateAt } from './plan.ts'

/** How many days after the last day of use everybody can still take along what is theirs. */
export const EXPORT_DAYS = 90

/**
 * What the plan must allow for a request to be answered. `open`: nothing, as with what devices save. `export`: also for
 * a while after the end. `use`: that the district has a plan or a trial. `full-use`: and that no invoice is overdue.
 */
export type Gate = 'open' | 'export' | 'use' | 'full-use'

/** Why a request is refused for the plan of its district; undefined where it is not. */
export function refusedFor(gate: Gate, plan: Plan, timeZone: string, now: Date) {
  if (gate === 'open') return undefined
  const state = planStateAt(plan, now)
  if (state === 'past-due') return gate === 'full-use' ? 'plan-past-due' : undefined
  if (state !== 'expired' && state !== 'cancelled') return undefined
  const until = gate === 'export' ? lastExportDay(plan, timeZone) : null
  return until !== null && dayIn(timeZone, now) <= until ? undefined : 'subscription-required'
}

/** The last day, by the district's calendar, on which visits can be exported; null where there never was any use. */
export function lastExportDay(plan: Plan, timeZone: string): Day | null {
  const end = endOfUse(plan)
  return end && addDays(dayIn(timeZone, end), EXPORT_DAYS)
}
