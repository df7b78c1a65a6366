import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { users } from '../../people/people.tables.ts'
import { isCounted } from '../facts/counted-visit.ts'
import { observations } from '../observations.tables.ts'

/** Of the reader's conferences with some educators, the newest that note what the reader took on. */
export function conferencesWithPromises(
  db: Queries,
  { userId }: Pick<Actor, 'userId'>,
  educators: readonly EducatorId[] | 'all',
  most: number,
) {
  const { id, educatorId, observerId, toolTypeId, startedAt, carried } = observations
  return db
    .select({ id, educatorId, startedAt, carried })
    .from(observations)
    .where(
      and(
        eq(observerId, userId),
        eq(toolTypeId, TEACHER_CONFERENCE),
        educators === 'all' ? undefined : isOneOf(educatorId, educators),
        isCounted(),
        isNotNull(carried),
        sql`${carried} -> 'own' is not null`,
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(most)
}

/** Of conferences that were sent to an educator, the newest that note what their leader took on. */
export function promisedTo(db: Queries, me: EducatorId, most: number) {
  const { id, educatorId, observerId, toolTypeId, status, startedAt, carried } = observations
  return db
    .select({ id, observerId, by: users.name, startedAt, carried })
    .from(observations)
    .innerJoin(users, eq(users.id, observerId))
    .where(
      and(
        eq(educatorId, me),
        eq(toolTypeId, TEACHER_CONFERENCE),
        isOneOf(status, ['sent', 'acknowledged']),
        isNotNull(carried),
        sql`${carried} -> 'own' is not null`,
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(most)
}
