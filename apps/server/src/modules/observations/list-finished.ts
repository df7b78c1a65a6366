import type { FinishedVisit } from '@corridor/contract/observations/device'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../http/mount.ts'
import { findMe } from '../educators/find-me.ts'
import { newestToShow } from './observations.queries.ts'
import { isFromNewer } from './opened.ts'
import { recordOf } from './record-of.ts'
import { allWithoutPrivate } from './without-private.ts'

const MOST = 12

/** What earlier visits to an educator counted, to lie on the table of a talk with them. */
export async function listFinished(
  { db, actor, record }: ActorContext,
  educator: EducatorId,
): Promise<FinishedVisit[]> {
  const me = await findMe(db, actor.userId)
  // What is said about oneself is read where it was sent.
  if (educator === me) return []
  const newest = await newestToShow(db, { actor, me }, educator, MOST)
  const found = newest.filter(({ document }) => !isFromNewer(document))
  for (const { id, observerId } of found)
    if (observerId !== actor.realUserId) await record('observation.read', { kind: 'observation', id })
  return (await allWithoutPrivate(db, found)).map((row) => {
    // What the educator answered is between two, and a talk may have other readers.
    const { blocks, ...it } = recordOf(row, { message: null, contributions: [], isForEducator: true })
    return {
      observationId: row.id,
      toolTypeId: row.toolTypeId,
      purpose: row.purpose,
      ...{ startedAt: it.startedAt, timeZone: it.timeZone, observer: it.observer },
      figures: blocks.flatMap((block) => (block.kind === 'facts' ? block.items : [])),
    }
  })
}
