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
import type { Queries } from '../../../database/doors.ts'
import { isAboutReader, isBetweenThem, type ReadableObservation } from '../access/access.ts'
import { describeAsking } from '../answer/describe-asking.ts'
import { invitationsForEducator } from '../answer/invitations.ts'
import { isLetter } from '../answer/letters.ts'
import { mayRespond } from '../answer/write-letter.ts'
import { describeReach } from '../send/describe-reach.ts'
import { copiesOf } from './copies.queries.ts'
import { recordToRead } from './record-to-read.ts'
import { withoutPrivate } from './without-private.ts'

/** An observation for its reader. */
export async function describeObservation(
  db: Queries,
  actor: Actor,
  readable: ReadableObservation,
): Promise<Observation> {
  const { id, toolTypeId, version, revision, observerId, educatorId, me } = readable
  const reader = { actor, me }
  const isEducator = isAboutReader(readable, reader)
  const isObserver = isOwn(actor, readable)
  const copies = await copiesOf(db, id)
  const open = isObserver ? readable : await withoutPrivate(db, readable)
  return {
    id,
    toolTypeId,
    version,
    revision,
    status: isEducator ? statusForEducator(readable) : readable.status,
    observer: { id: observerId, name: readable.observer.name },
    educator: { id: educatorId, name: readable.educator.name },
    record: recordToRead(open, { isEducator, isObserver, copies }),
    copies: copies.map((it) => ({
      version: it.version,
      sentAt: it.sentAt.toISOString(),
      reopenedBecause: it.reopenedBecause,
    })),
    mayReadCopies: isBetweenThem(readable, reader),
    ...(await describeReach(db, readable, { newest: copies[0], isEducator })),
    asking: isObserver ? await describeAsking(db, readable) : null,
    isAboutMe: isEducator,
    replies: repliesTo(readable, actor),
    invitations: isEducator ? invitationsForEducator(readable, actor) : [],
    sentAt: (readable.sentAt ?? (isEducator ? copies[0]?.sentAt : null))?.toISOString() ?? null,
    acknowledgedAt: readable.acknowledgedAt?.toISOString() ?? null,
    conflicts: isEducator ? 0 : readable.document.conflicts.length,
    hasLate: readable.lateDocument !== null && (observerId === actor.userId || mayReopen(actor, readable)),
    mayEdit: mayEdit(actor, readable),
    maySend: maySend(actor, readable),
    mayReopen: mayReopen(actor, readable),
    mayAcknowledge: mayAcknowledge(readable, me),
    mayReply: wasSent(readable) && (educatorId === me || mayRespond(actor, readable)),
  }
}

/** To the educator an observation stays sent while somebody changes it, and is a draft until it is sent. */
export function statusForEducator(it: Pick<ReadableObservation, 'status' | 'version'>): ObservationStatus {
  if (isSent(it.status)) return it.status
  return wasSent(it) ? 'sent' : 'draft'
}

function repliesTo({ contributed }: ReadableObservation, actor: Actor): Observation['replies'] {
  return contributed.flatMap(({ kind, key, by, text, at, userId }) =>
    isLetter(kind)
      ? [{ kind, key, by, text, at: new Date(at).toISOString(), isMine: userId === actor.userId }]
      : [],
  )
}
