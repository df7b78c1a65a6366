import { and, eq, type Placeholder, sql } from 'drizzle-orm'
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

/** When a planned sending takes an observation of the query out, if it is finished and somebody's own. */
export function goesOutAt(db: Queries, userId: Placeholder) {
  const { observerId, status } = observations
  const isTheirs = and(eq(observerId, userId), eq(status, 'completed'))
  return sql<Date | null>`case when ${isTheirs} then (${waitingWith(db)}) end`.mapWith(plannedSendings.sendAt)
}
