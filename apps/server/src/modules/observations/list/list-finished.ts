import type { FinishedVisit } from '@corridor/contract/observations/device'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { readerOf } from '../access/access.ts'
import { newestToShow } from '../observations.queries.ts'
import { isFromNewer } from '../opened.ts'
import { standingRecord } from '../record/standing-record.ts'
import { allWithoutPrivate } from '../record/without-private.ts'

const MOST = 12

/** What earlier visits to an educator counted, to lie on the table of a talk with them. */
export async function listFinished(
  { db, actor, record }: ActorContext,
  educator: EducatorId,
): Promise<FinishedVisit[]> {
  const reader = await readerOf(db, actor)
  // What is said about oneself is read where it was sent.
  if (educator === reader.me) return []
  const newest = await newestToShow(db, reader, educator, MOST)
  const found = newest.filter(({ document }) => !isFromNewer(document))
  for (const { id, observerId } of found)
    if (observerId !== actor.realUserId) await record('observation.read', { kind: 'observation', id })
  return (await allWithoutPrivate(db, found)).map((row) => {
    // What the educator answered is between two, and a talk may have other readers.
    const { blocks, ...it } = standingRecord(row, { message: null, contributions: [], isForEducator: true })
    return {
      observationId: row.id,
      toolTypeId: row.toolTypeId,
      purpose: row.purpose,
      startedAt: it.startedAt,
      timeZone: it.timeZone,
      observer: it.observer,
      figures: blocks.flatMap((block) => (block.kind === 'facts' ? block.items : [])),
    }
  })
}
