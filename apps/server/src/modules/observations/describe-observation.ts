import { type Observation, ObservationRecord } from '@corridor/contract/observations'
import type { Actor } from '@corridor/domain/actor'
import {
  isSent,
  mayAcknowledge,
  mayEdit,
  mayReopen,
  maySend,
  wasSent,
} from '@corridor/domain/observation-rules'
import type { Queries } from '../../database/doors.ts'
import { repliesTo } from './contributions.queries.ts'
import { copiesOf } from './copies.queries.ts'
import { describeDeliveries } from './deliveries.ts'
import { describeSaved } from './describe-saved.ts'
import { recordOf } from './record-of.ts'
import { getObservation, type SeenObservation } from './seen-observation.ts'

/** One observation as the actor may read it. */
export async function describeObservation(db: Queries, actor: Actor, id: string): Promise<Observation> {
  return describeSeen(db, actor, await getObservation(db, actor, id))
}

export async function describeSeen(db: Queries, actor: Actor, seen: SeenObservation): Promise<Observation> {
  const { id, toolTypeId, version, revision, observerId, educatorId, me } = seen
  const isEducator = educatorId === me && observerId !== actor.userId
  const copies = await copiesOf(db, id)
  // To them it stays sent while somebody changes it.
  const status = isEducator && !isSent(seen.status) ? 'sent' : seen.status
  const replies = await repliesTo(db, id)
  return {
    ...{ id, toolTypeId, status, version, revision },
    observer: { id: observerId, name: seen.observer.name },
    educator: { id: educatorId, name: seen.educator.name },
    record: recordFor(seen, isEducator, copies),
    copies: copies.map((it) => ({
      version: it.version,
      sentAt: it.sentAt.toISOString(),
      reopenedBecause: it.reopenedBecause,
    })),
    deliveries: isEducator ? [] : await describeDeliveries(db, id, copies[0]?.version ?? version),
    replies: replies.map((it) => ({
      by: it.by,
      text: it.value.text,
      at: it.writtenAt.toISOString(),
      isMine: it.userId === actor.userId,
    })),
    sentAt: (seen.sentAt ?? (isEducator ? copies[0]?.sentAt : null))?.toISOString() ?? null,
    acknowledgedAt: seen.acknowledgedAt?.toISOString() ?? null,
    conflicts: describeSaved(seen).document.conflicts.length,
    mayEdit: mayEdit(actor, seen),
    maySend: maySend(actor, seen),
    mayReopen: mayReopen(actor, seen),
    mayAcknowledge: mayAcknowledge(seen, me),
    mayReply: educatorId === me && wasSent(seen),
  }
}

/** An educator reads what was sent; everybody else reads how it stands. */
function recordFor(
  seen: SeenObservation,
  isEducator: boolean,
  [newest]: Awaited<ReturnType<typeof copiesOf>>,
): ObservationRecord {
  if (isEducator && newest) return ObservationRecord.parse(newest.record)
  const message = newest?.version === seen.version ? newest.message || null : null
  return recordOf(seen, message)
}
