import type { Day } from '@corridor/domain/calendar/calendar'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { prepared } from '../../../database/prepared.ts'
import { observations } from '../../observations/observations.tables.ts'

interface Asked {
  readonly userId: UserId
  readonly from: Day
  readonly to: Day
  /** The purpose that is asked about; null: any. */
  readonly purpose: Purpose | null
}

/** Visits that somebody made themself in some days: of these they know what others do not. */
export const ownVisits = prepared<Asked>()((db, value) => {
  const { id, observerId, purpose, startedAt, startedOn } = observations
  const [from, to] = [value('from'), value('to')]
  return db
    .select({ id })
    .from(observations)
    .where(
      sql`${observerId} = ${value('userId')} and ${startedOn} between ${from}::date and ${to}::date
        and ${startedAt} between ${from}::timestamptz - interval '1 day' and ${to}::timestamptz + interval '2 days'
        and (${value('purpose')}::text is null or ${purpose} = ${value('purpose')})`,
    )
    .limit(1)
})
