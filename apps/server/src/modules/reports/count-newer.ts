import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../http/mount.ts'
import { openSource } from './source.ts'
import { countSince } from './visits/rows.queries.ts'

type Newer = typeof contract.reports.newer

/** How many visits came into a report since it was counted. */
export async function countNewer(
  context: ActorContext,
  { since, ...filters }: RequestOf<Newer>['query'],
): Promise<ResponseOf<Newer>> {
  const { db, counted } = await openSource(context, filters)
  return { visits: await countSince(db, counted, new Date(since)) }
}
