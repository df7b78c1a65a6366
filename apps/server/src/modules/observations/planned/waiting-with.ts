import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { observations } from '../observations.tables.ts'
import { plannedSendings } from './planned.tables.ts'

/**
 * The planned sending that waits with an observation of the query around it. Of a visit some tools may be planned, and
 * others not.
 */
export function waitingWith(db: Queries) {
  const { sendAt, visitId, observerId, asked, state } = plannedSendings
  return db
    .select({ sendAt })
    .from(plannedSendings)
    .where(
      and(
        eq(visitId, observations.visitId),
        eq(observerId, observations.observerId),
        eq(state, 'waiting'),
        sql`${asked} -> 'observations' @> jsonb_build_array(jsonb_build_object('id', ${observations.id}))`,
      ),
    )
    .limit(1)
}
