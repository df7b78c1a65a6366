import type { Assignment } from '@corridor/domain/actor'
import type { Day } from '@corridor/domain/calendar'
import type { UserId } from '@corridor/domain/ids'
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { assignments } from './people.tables.ts'

/** What somebody is assigned to on a day. */
export function findAssignments(db: Queries, userId: UserId, on: Day): Promise<Assignment[]> {
  const { role, schoolId, educatorIds, startsOn, endsOn } = assignments
  return db
    .select({ role, schoolId, educatorIds })
    .from(assignments)
    .where(and(eq(assignments.userId, userId), lte(startsOn, on), or(isNull(endsOn), gte(endsOn, on))))
}
