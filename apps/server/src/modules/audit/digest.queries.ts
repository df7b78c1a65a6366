import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId } from '@corridor/domain/people/ids'
import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts } from '../../database/platform.tables.ts'
import { auditEvents } from './audit.tables.ts'

/** Every column of a day's rows in a form that never changes, in the order they were written. */
export function rowsOfDay(db: Queries, day: Day) {
  const { at } = auditEvents
  return db
    .select({
      districtId: auditEvents.districtId,
      id: auditEvents.id,
      at: sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      actorId: auditEvents.actorId,
      realActorId: auditEvents.realActorId,
      event: auditEvents.event,
      subjectKind: auditEvents.subjectKind,
      subjectId: auditEvents.subjectId,
      requestId: auditEvents.requestId,
      changes: auditEvents.changes,
    })
    .from(auditEvents)
    .where(
      and(
        gte(at, sql`${day}::timestamp at time zone 'UTC'`),
        lt(at, sql`(${day}::date + 1)::timestamp at time zone 'UTC'`),
      ),
    )
    .orderBy(asc(auditEvents.id))
}

export async function everyDistrict(db: Queries): Promise<DistrictId[]> {
  const { districtId } = accounts
  const found = await db.selectDistinct({ districtId }).from(accounts).orderBy(asc(districtId))
  return found.map((it) => it.districtId)
}
