import type { FinishedVisit } from '@corridor/contract/observations/device'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { readerOf } from '../access/access.ts'
import { newestToShow } from '../observations.queries.ts'
import { isFromNewer } from '../opened.ts'
import { standingRecord } from '../record/standing-record.ts'
import { allWithoutPrivate } from '../record/without-private.ts'

const MOST = 12

/** Earlier visits to an educator with what they counted, to lie on the table of a conference. */
export async function listFinished(
  { db, actor, record }: ActorContext,
  educator: EducatorId,
): Promise<FinishedVisit[]> {
  const reader = await readerOf(db, actor)
  // Educators read about themselves where it was sent to them.
  if (educator === reader.me) return []
  const newest = await newestToShow(db, reader, educator, MOST)
  const found = newest.filter(({ document }) => !isFromNewer(document))
  for (const { id, observerId } of found)
    if (observerId !== actor.realUserId) await record('observation.read', { kind: 'observation', id })
  return (await allWithoutPrivate(db, found)).map((row) => {
    // The educator's answers are between two, and a conference may have other readers.
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
