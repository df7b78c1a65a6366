import type { Observation, ObservationPart } from '@corridor/contract/observations/observation-read'
import {
  isOwn,
  isSent,
  mayAcknowledge,
  mayEdit,
  mayReopen,
  maySend,
  maySendAgain,
  wasSent,
} from '@corridor/domain/observation/observation-rules'
import type { ObservationStatus } from '@corridor/domain/observation/observation-words'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import type { AnswerContext } from '../../../http/mount.ts'
import { isAboutReader, isBetweenThem, type ReadableObservation } from '../access/access.ts'
import { type Reader, readableBy } from '../access/readable.ts'
import { roleThen } from '../access/role-then.ts'
import { describeAsking } from '../answer/describe-asking.ts'
import { invitationsForEducator } from '../answer/invitations.ts'
import { isLetter } from '../answer/letters.ts'
import { mayRespond } from '../answer/write-letter.ts'
import { findObservations } from '../observations.queries.ts'
import { isFromNewer } from '../opened.ts'
import { findPlan } from '../planned/plan-sending.ts'
import { describeReach, type Reach } from '../reach/describe-reach.ts'
import { byStart } from '../send/by-start.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { agreedSteps } from './agreed-steps.ts'
import { copiesOf, everSentWith } from './copies.queries.ts'
import { readableCopy } from './read-copy.ts'
import { type Medium, recordToRead } from './record-to-read.ts'
import { allWithoutPrivate } from './without-private.ts'

/** An observation for its reader, with what was sent together with it. */
export async function describeObservation(
  { db, actor, config, now }: Pick<AnswerContext, 'db' | 'actor' | 'config' | 'now'>,
  readable: ReadableObservation,
  medium: Medium = 'screen',
): Promise<Observation> {
  const { me } = readable
  const reader = { actor, me }
  const related = await sentWith(db, reader, readable)
  const all = [readable, ...related]
  const copies = await copiesOf(
    db,
    all.map(({ id }) => id),
  )
  const copiesFor = ({ id }: StoredObservation) => copies.filter((it) => it.observationId === id)
  const newestOf = (row: StoredObservation) => copiesFor(row)[0]
  const newest = newestOf(readable)
  const sendId = newest?.sendId
  const isAbout = isAboutReader(readable, reader)
  const reach = await describeReach(db, readable, {
    newest,
    isEducator: isAbout,
    mayTryAgain: !isAbout && maySendAgain(actor, readable),
    isObserver: isOwn(actor, readable),
    isSending: config.MAIL_URL !== undefined,
    now: now(),
  })
  const asking = new Map<string, ObservationPart['asking']>()
  for (const row of all) if (isOwn(actor, row)) asking.set(row.id, await describeAsking(db, row))
  const goesOut = new Map<string, Pick<ObservationPart, 'goesOutAt'>>()
  for (const row of all)
    if (isOwn(actor, row) && !isSent(row.status) && medium === 'screen')
      goesOut.set(row.id, await describeGoing(db, row))
  const together = all.flatMap(({ contributed }) => contributed)
  const replies = repliesTo(together, actor)
  const isWhole = isOwn(actor, readable) && medium === 'screen'
  const without = isWhole ? [] : await allWithoutPrivate(db, all)
  const open = new Map(without.map((row) => [row.id, row]))
  // Paper of what was not sent shows what would go out; all of a visit is one observer's.
  const isToGoOut = medium === 'paper' && !isSent(readable.status)
  const observerRole = isToGoOut ? await roleThen(db, readable, now()) : undefined
  const part = (row: StoredObservation): ObservationPart => ({
    ...partFor(reader, {
      row,
      open: open.get(row.id) ?? row,
      copies: copiesFor(row),
      together,
      medium,
      observerRole,
    }),
    ...reach,
    asking: asking.get(row.id) ?? null,
    ...goesOut.get(row.id),
    replies,
  })
  const isWith = (row: StoredObservation) => {
    const newest = newestOf(row)
    if (!newest || newest.sendId !== sendId) return false
    return !isAbout || readableCopy(newest) !== undefined
  }
  const [shown, others] = [part(readable), related.filter(isWith).map(part)]
  return {
    ...shown,
    others,
    steps: medium === 'screen' ? await agreedSteps(db, actor, readable, [shown, ...others]) : [],
    apart: related.flatMap((row) => {
      const newest = newestOf(row)
      if (!newest || newest.sendId === sendId) return []
      return [{ id: row.id, toolTypeId: row.toolTypeId, sentAt: newest.sentAt.toISOString() }]
    }),
  }
}

async function describeGoing(
  db: Queries,
  row: StoredObservation,
): Promise<Pick<ObservationPart, 'goesOutAt'>> {
  const plan = await findPlan(db, row)
  return plan?.state === 'waiting' ? { goesOutAt: plan.sendAt } : {}
}

/** Observations ever sent together with one, as far as the reader may read them, but for a newer Corridor's. */
async function sentWith(db: Queries, { actor, me }: Reader, { id }: StoredObservation) {
  const ids = await everSentWith(db, id)
  if (ids.length === 0) return []
  const found = await findObservations(db, ids, readableBy(actor, me))
  return found.filter(({ document }) => !isFromNewer(document)).sort(byStart)
}

interface Told {
  readonly row: StoredObservation
  /** The observation without what is only for observers. */
  readonly open: StoredObservation
  /** The copies of the observation, newest first. */
  readonly copies: Awaited<ReturnType<typeof copiesOf>>
  /** Contributions to the observation and to all that was ever sent with it. */
  readonly together: StoredObservation['contributed']
  readonly medium: Medium
  readonly observerRole: string | undefined
}

function partFor(
  reader: Reader,
  { row, open, copies, together, medium, observerRole }: Told,
): Omit<ObservationPart, keyof Reach | 'asking' | 'goesOutAt' | 'replies'> {
  const { actor, me } = reader
  const { id, toolTypeId, version, revision, observerId, educatorId } = row
  const isEducator = isAboutReader(row, reader)
  const isObserver = isOwn(actor, row)
  return {
    id,
    toolTypeId,
    version,
    revision,
    status: isEducator ? statusForEducator(row) : row.status,
    observer: { id: observerId, name: row.observer.name },
    educator: { id: educatorId, name: row.educator.name },
    schoolId: row.schoolId,
    record: recordToRead(isObserver && medium === 'screen' ? row : open, {
      isEducator,
      isObserver,
      copies,
      medium,
      observerRole,
    }),
    copies: copies.map((it) => ({
      version: it.version,
      sentAt: it.sentAt.toISOString(),
      reopenedBecause: it.reopenedBecause,
    })),
    mayReadCopies: isBetweenThem(row, reader),
    isAboutMe: isEducator,
    invitations: isEducator ? invitationsForEducator({ ...row, me }, actor) : [],
    sentAt: (row.sentAt ?? (isEducator ? copies[0]?.sentAt : null))?.toISOString() ?? null,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    conflicts: isEducator ? 0 : row.document.conflicts.length,
    hasLate: row.lateDocument !== null && (observerId === actor.userId || mayReopen(actor, row)),
    mayEdit: mayEdit(actor, row),
    maySend: maySend(actor, row),
    mayReopen: mayReopen(actor, row),
    mayAcknowledge: mayAcknowledge(row, me) && (copies[0]?.isReadMarkAsked ?? true),
    mayReply: wasSent(row) && (educatorId === me || mayRespond(actor, { ...row, me }, together)),
  }
}

/** The status of an observation for its educator: sent while somebody changes it, and a draft until it is sent. */
export function statusForEducator(it: Pick<ReadableObservation, 'status' | 'version'>): ObservationStatus {
  if (isSent(it.status)) return it.status
  return wasSent(it) ? 'sent' : 'draft'
}

/** The letters of the two: they are about all that was sent together, whichever of it was open when one was written. */
function repliesTo(together: StoredObservation['contributed'], actor: Actor): ObservationPart['replies'] {
  return together
    .flatMap(({ kind, key, by, text, at, userId }) =>
      isLetter(kind)
        ? [{ kind, key, by, text, at: new Date(at).toISOString(), isMine: userId === actor.userId }]
        : [],
    )
    .sort((one, other) => (one.at < other.at ? -1 : 1))
}
