import type { Day } from '@corridor/domain/calendar/calendar'
import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * Whether an instant may lie on some days of the district's calendar, whatever its zone. Indexes by person go by the
 * instant: with this they read no more than those days.
 */
export function isBegunBetween(startedAt: AnyColumn, from: Day | Placeholder, to: Day | Placeholder): SQL {
  return sql`${startedAt} between ${from}::timestamptz - interval '1 day' and ${to}::timestamptz + interval '2 days'`
}
