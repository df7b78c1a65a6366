import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, desc, eq, gte, inArray, isNotNull, max, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isKnownTo, readableBy } from '../../observations/access/readable.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import { deliveries, sentCopies } from '../../observations/send/sendings.tables.ts'
import { users } from '../../people/people.tables.ts'
import type { Looking } from '../dashboard.queries.ts'

/** An educator who looks at what is theirs. */
export interface Own extends Looking {
  readonly me: EducatorId
}

function isSentToMe({ actor, me }: Own) {
  const { educatorId, observerId } = observations
  return and(eq(educatorId, me), ne(observerId, actor.userId), isKnownTo(actor, me))
}

/** How many observations the list shows an educator of themself: what was sent, and what asks them something. */
export async function countOfMine(db: Queries, { actor, me }: Own): Promise<number> {
  const [found] = await db
    .select({ observations: sql`least(count(*), ${MOST_LISTED})`.mapWith(Number) })
    .from(observations)
    .where(and(eq(observations.educatorId, me), readableBy(actor, me)))
  return found?.observations ?? 0
}

/** The observations that were sent to an educator: each with its newest copy, the last that was sent first. */
export function sentToMe(db: Queries, own: Own, limit: number) {
  const { id, visitId, toolTypeId, observerId, purpose, startedAt, period, status } = observations
  const copy = db
    .select({ sendId: sentCopies.sendId, message: sentCopies.message, sentAt: sentCopies.sentAt })
    .from(sentCopies)
    .where(eq(sentCopies.observationId, id))
    .orderBy(desc(sentCopies.version))
    .limit(1)
    .as('copy')
  const isTheirs = and(eq(deliveries.sendId, copy.sendId), deliveries.isEducator)
  const opened = db
    .select({ at: max(deliveries.openedAt) })
    .from(deliveries)
    .where(isTheirs)
  const { kind, userId, observationId, writtenAt } = contributions
  const replied = db
    .select({ at: max(writtenAt) })
    .from(contributions)
    .where(and(eq(observationId, id), eq(userId, own.actor.userId), inArray(kind, ['reply', 'meet'])))
  return db
    .select({
      id,
      visitId,
      toolTypeId,
      observerId,
      purpose,
      startedAt,
      period,
      status,
      observer: users.name,
      sendId: copy.sendId,
      message: copy.message,
      sentAt: copy.sentAt,
      openedAt: sql<Date | null>`(${opened})`.mapWith(deliveries.openedAt),
      repliedAt: sql<Date | null>`(${replied})`.mapWith(writtenAt),
    })
    .from(observations)
    .innerJoin(users, eq(users.id, observerId))
    .innerJoinLateral(copy, sql`true`)
    .where(isSentToMe(own))
    .orderBy(desc(copy.sentAt), desc(id))
    .limit(limit)
}

/** The ids of observations that may ask an educator something: shared ahead, or sent since a moment. */
export async function mayAskMe(db: Queries, own: Own, since: Date, limit: number): Promise<string[]> {
  const { id, educatorId, observerId, sharedAt, sentAt, startedAt } = observations
  const found = await db
    .select({ id })
    .from(observations)
    .where(
      and(
        eq(educatorId, own.me),
        ne(observerId, own.actor.userId),
        readableBy(own.actor, own.me),
        or(isNotNull(sharedAt), gte(sentAt, since)),
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(limit)
  return found.map((it) => it.id)
}
