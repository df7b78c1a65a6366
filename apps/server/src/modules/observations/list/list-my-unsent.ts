import type { Unsent } from '@corridor/contract/reports/home-cards'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import { countUnsent, newestUnsent } from './my-unsent.queries.ts'

/** How many unsent observations are listed: more than a card shows, as the device may have sent some meanwhile. */
const MOST = 8

/** The observations that somebody has begun or finished and not sent, as their list has them. */
export async function listMyUnsent(db: Queries, actor: Actor): Promise<Unsent> {
  const [counts, newest] = await Promise.all([countUnsent(db, actor), newestUnsent(db, actor, MOST)])
  const of = (wanted: string) => counts.find(({ status }) => status === wanted)
  const finished = of('completed')
  return {
    drafts: of('draft')?.n ?? 0,
    ready: finished?.n ?? 0,
    planned: finished?.planned ?? 0,
    items: newest.map(({ status, startedAt, goesOutAt, ...it }) => ({
      ...it,
      ...(goesOutAt && { goesOutAt: goesOutAt.toISOString() }),
      status: status === 'draft' ? 'draft' : 'completed',
      startedAt: startedAt.toISOString(),
    })),
  }
}
