import type { Day } from '@corridor/domain/calendar/calendar'
import { and, asc, count, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { prepared, preparedByShape } from '../../../database/prepared.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import {
  type ReadingShape,
  type ReadingValues,
  readableIn,
  readingIn,
  readingParts,
} from '../../observations/access/readable.ts'
import { observations } from '../../observations/observations.tables.ts'
import { deliveries, sentCopies } from '../../observations/send/sendings.tables.ts'
import { assignments, users } from '../../people/people.tables.ts'
import type { Looking } from '../dashboard.queries.ts'

/** The principals of schools on a day, by name. */
export const principalsOn = prepared<{ readonly on: Day }>()((db, value) => {
  const { schoolId, role, startsOn, endsOn } = assignments
  return db
    .selectDistinct({ schoolId, name: users.name })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.userId))
    .where(
      and(
        eq(role, 'principal'),
        isNotNull(schoolId),
        lte(startsOn, value('on')),
        or(isNull(endsOn), gte(endsOn, value('on'))),
      ),
    )
    .orderBy(asc(users.name))
})

/**
 * Mails about visits that came back or were given up, of what still stands as it was sent and nobody has opened since.
 * The query begins with those deliveries: few mails ever come back.
 */
export function bouncedMails(db: Queries, looking: Looking, limit: number) {
  const { shape, values } = readingParts(looking)
  return bounced(db, shape, { ...values, limit })
}

const bounced = preparedByShape<ReadingShape, ReadingValues & { readonly limit: number }>()(
  (db, value, shape) => {
    const { id, name, isEducator, userId, sendId, openedAt, state } = deliveries
    const { educatorId, schoolId, version } = observations
    return db
      .selectDistinctOn([id], {
        name,
        school: schools.name,
        userId,
        educatorId: sql<
          typeof observations.$inferSelect.educatorId | null
        >`case when ${isEducator} then ${educatorId} end`,
      })
      .from(deliveries)
      .innerJoin(sentCopies, eq(sentCopies.sendId, sendId))
      .innerJoin(
        observations,
        and(eq(observations.id, sentCopies.observationId), eq(version, sentCopies.version)),
      )
      .innerJoin(schools, eq(schools.id, schoolId))
      .where(
        and(
          isNull(openedAt),
          // The same words as in the index of deliveries that came back.
          sql`${state} in ('bounced', 'failed')`,
          readableIn(readingIn(shape, value)),
        ),
      )
      .orderBy(asc(id))
      .limit(value('limit'))
  },
)

/** How many provisional educators there are: as many as their list has. */
export async function countProvisional(db: Queries): Promise<number> {
  const [found] = await provisional(db)
  return found?.n ?? 0
}

const provisional = prepared()((db) =>
  // The same words as in the index of educators at the door.
  db.select({ n: count() }).from(educators).where(sql`${educators.isProvisional}`),
)
