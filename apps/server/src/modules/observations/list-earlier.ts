import type { Snapshot } from '@corridor/contract/observations/device'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { findMe } from '../educators/find-me.ts'
import { withoutOwn } from './carried-by.ts'
import { earlierOf } from './earlier.queries.ts'

/** What tools recorded for the next visit to these educators. */
export async function listEarlier(
  db: Queries,
  actor: Actor,
  educators: readonly EducatorId[],
): Promise<Snapshot['earlier']> {
  if (educators.length === 0) return []
  const me = await findMe(db, actor.userId)
  const found = await earlierOf(db, { actor, me, educators })
  return found.flatMap(({ carried, startedAt, isOwn, ...it }) =>
    carried
      ? [{ ...it, carried: isOwn ? carried : withoutOwn(carried), startedAt: startedAt.toISOString() }]
      : [],
  )
}
