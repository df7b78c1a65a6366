import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import { and, count, desc, eq, exists, type Placeholder, sql } from 'drizzle-orm'
import { countOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { educators } from '../../educators/educators.tables.ts'
import { type ReadingShape, servedIn } from '../access/readable.ts'
import { observations } from '../observations.tables.ts'
import { goesOutAt, waitingWith } from '../planned/waiting-with.ts'

interface Own {
  readonly userId: UserId
}

/** Whether an observation is unsent and somebody's own, in the words of its index. */
function isUnsentOf(userId: Placeholder, reading: Pick<ReadingShape, 'isImpersonated'>) {
  const { observerId, status } = observations
  return and(eq(observerId, userId), sql`${status} in ('draft', 'completed')`, servedIn(reading))
}

export function countUnsent(db: Queries, actor: Actor) {
  return counted(db, { isImpersonated: isImpersonated(actor) }, { userId: actor.userId })
}

const counted = preparedByShape<Pick<ReadingShape, 'isImpersonated'>, Own>()((db, value, shape) => {
  const { status } = observations
  const isPlanned = sql`${status} = 'completed' and ${exists(waitingWith(db))}`
  return db
    .select({ status, n: count(), planned: countOf(isPlanned) })
    .from(observations)
    .where(isUnsentOf(value('userId'), shape))
    .groupBy(status)
})

export function newestUnsent(db: Queries, actor: Actor, most: number) {
  return newestOf(db, { isImpersonated: isImpersonated(actor) }, { userId: actor.userId, most })
}

const newestOf = preparedByShape<Pick<ReadingShape, 'isImpersonated'>, Own & { readonly most: number }>()(
  (db, value, shape) => {
    const { id, toolTypeId, educatorId, status, startedAt } = observations
    return db
      .select({
        id,
        toolTypeId,
        educator: educators.name,
        status,
        startedAt,
        goesOutAt: goesOutAt(db, value('userId')),
      })
      .from(observations)
      .innerJoin(educators, eq(educators.id, educatorId))
      .where(isUnsentOf(value('userId'), shape))
      .orderBy(desc(startedAt), desc(id))
      .limit(value('most'))
  },
)
