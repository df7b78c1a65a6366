import { isImpersonated } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { type Reader, type ReadingShape, servedIn } from '../../observations/access/readable.ts'
import { isCounted } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Span } from '../days/span.ts'
import { isBegunBetween } from './begun-between.queries.ts'

interface Asked extends Span {
  readonly userId: UserId
}

export type OwnVisits = Awaited<ReturnType<typeof ownVisitsOf>>

/** Schools where somebody made visits in some days: whether any of them counts, and whether any was coaching. */
export function ownVisitsOf(db: Queries, { actor }: Pick<Reader, 'actor'>, { from, to }: Span) {
  return ownVisits(db, { isImpersonated: isImpersonated(actor) }, { userId: actor.userId, from, to })
}

const ownVisits = preparedByShape<Pick<ReadingShape, 'isImpersonated'>, Asked>()((db, value, shape) => {
  const { schoolId, observerId, purpose, startedAt, startedOn } = observations
  const [from, to] = [value('from'), value('to')]
  return db
    .select({
      schoolId,
      isCounted: sql<boolean>`bool_or(${isCounted()} and ${servedIn(shape) ?? sql`true`})`,
      isCoaching: sql<boolean>`bool_or(${purpose} = 'coaching')`,
    })
    .from(observations)
    .where(
      sql`${eq(observerId, value('userId'))} and ${startedOn} between ${from}::date and ${to}::date
        and ${isBegunBetween(startedAt, from, to)}`,
    )
    .groupBy(schoolId)
})
