import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { preparedByShape } from '../../../database/prepared.ts'
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
  const isAll = educators === 'all'
  return withPromises(db, { isAll }, { userId, educators: isAll ? [] : educators, most })
}

interface Promised {
  readonly userId: UserId
  readonly educators: readonly EducatorId[]
  readonly most: number
}

const withPromises = preparedByShape<{ readonly isAll: boolean }, Promised>()((db, value, { isAll }) => {
  const { id, educatorId, observerId, toolTypeId, startedAt, carried } = observations
  return db
    .select({ id, educatorId, startedAt, carried })
    .from(observations)
    .where(
      and(
        eq(observerId, value('userId')),
        // As the condition of the index of conferences says it.
        sql`${toolTypeId} = ${sql.raw(String(TEACHER_CONFERENCE))}`,
        isAll ? undefined : isOneOf(educatorId, value('educators')),
        isCounted(),
        isNotNull(carried),
        sql`${carried} -> 'own' is not null`,
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(value('most'))
})

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
