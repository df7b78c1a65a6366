import type { Observation } from '@corridor/contract/observations/observations'
import {
  isOwn,
  isSent,
  mayAcknowledge,
  mayEdit,
  mayReopen,
  maySend,
  wasSent,
} from '@corridor/domain/observation/observation-rules'
import type { ObservationStatus } from '@corridor/domain/observation/observation-words'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { copiesOf } from './copies.queries.ts'
import { describeDeliveries } from './deliveries.ts'
import { invitationsFor } from './invitations-for.ts'
import { recordFor } from './record-for.ts'
import { getObservation, isBetweenThem, type SeenObservation } from './seen-observation.ts'

/** One observation as the actor may read it. */
export async function describeObservation(db: Queries, actor: Actor, id: string): Promise<Observation> {
  return describeSeen(db, actor, await getObservation(db, actor, id))
}

export async function describeSeen(db: Queries, actor: Actor, seen: SeenObservation): Promise<Observation> {
  const { id, toolTypeId, version, revision, observerId, educatorId, me } = seen
  const isEducator = educatorId === me && observerId !== actor.userId
  const copies = await copiesOf(db, id)
  return {
    ...{ id, toolTypeId, version, revision },
    status: isEducator ? statusForEducator(seen) : seen.status,
    observer: { id: observerId, name: seen.observer.name },
    educator: { id: educatorId, name: seen.educator.name },
    record: await recordFor(db, seen, { isEducator, isObserver: isOwn(actor, seen), copies }),
    copies: copies.map((it) => ({
      version: it.version,
      sentAt: it.sentAt.toISOString(),
      reopenedBecause: it.reopenedBecause,
    })),
    mayReadCopies: isBetweenThem(seen, actor),
    deliveries: isEducator ? [] : await describeDeliveries(db, id, copies[0]?.version ?? version),
    replies: repliesTo(seen, actor),
    invitations: isEducator ? invitationsFor(seen, actor) : [],
    sentAt: (seen.sentAt ?? (isEducator ? copies[0]?.sentAt : null))?.toISOString() ?? null,
    acknowledgedAt: seen.acknowledgedAt?.toISOString() ?? null,
    conflicts: isEducator ? 0 : seen.document.conflicts.length,
    hasLate: seen.lateDocument !== null && (observerId === actor.userId || mayReopen(actor, seen)),
    mayEdit: mayEdit(actor, seen),
    maySend: maySend(actor, seen),
    mayReopen: mayReopen(actor, seen),
    mayAcknowledge: mayAcknowledge(seen, me),
    mayReply: educatorId === me && wasSent(seen),
  }
}

/** To them it stays sent while somebody changes it, and is a draft until it is. */
export function statusForEducator(it: Pick<SeenObservation, 'status' | 'version'>): ObservationStatus {
  if (isSent(it.status)) return it.status
  return wasSent(it) ? 'sent' : 'draft'
}

function repliesTo({ contributed }: SeenObservation, { userId }: Actor): Observation['replies'] {
  return contributed
    .filter(({ kind }) => kind === 'reply')
    .map((it) => ({
      ...{ by: it.by, text: it.text, at: new Date(it.at).toISOString() },
      isMine: it.userId === userId,
    }))
}
