import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { Problem } from '@corridor/contract/problems'
import { isSame } from '@corridor/domain/data/json'
import { isConference } from '@corridor/domain/observation/conference'
import { isAhead } from '@corridor/domain/observation/is-ahead'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { isSent, wasSent } from '@corridor/domain/observation/observation-rules'
import type { Queries } from '../../../database/doors.ts'
import type { ActorContext, EarlyContext } from '../../../http/mount.ts'
import { whoNow } from '../../educators/merging/who-now.ts'
import { hold, ownOf } from '../access/access.ts'
import { asksInDocument, sharedSince } from '../answer/invitations.ts'
import { tellOfAsking } from '../answer/tell-of-asking.ts'
import { followConference } from '../conference/follow-conference.ts'
import { carriedBy } from '../facts/carried-by.ts'
import { replaceFacts } from '../facts/replace-facts.ts'
import type { HeldObservation } from '../stored-observation.ts'
import { changeEducator, isOfOther, withEducatorOf } from './change-educator.ts'
import { createObservation } from './create-observation.ts'
import { describeSaved } from './describe-saved.ts'
import { checkOrigin } from './origin.queries.ts'
import { readDocument, refusal, startDayOf } from './read-document.ts'
import { setDocument, setLateDocument } from './writing.queries.ts'

type Saving = RequestOf<typeof contract.observations.save>

/** Asks for the stored observation, or for what a new one stands on. */
export async function askForSaving({ db, userId, now }: EarlyContext, { params, body }: Saving) {
  const { observationId: id } = params
  const document = readDocument(body.document)
  // A first save is mostly of a new observation: what it stands on says, too, whether it is there already.
  const isFirst = body.baseRevision === 0 && !document.provisional
  const origin = isFirst ? await checkOrigin(db, { id, document, observerId: userId, now }) : undefined
  if (origin && !origin.isMade) return { document, found: undefined, origin }
  // What was asked before the lock is not used after it: somebody may delete the observation meanwhile.
  return { document, found: await hold(db, id), origin: undefined }
}

/** Saves a document. Devices send until they hear that they were heard: the same again is answered with what is stored. */
export async function saveObservation(
  context: ActorContext,
  { params, body }: Saving,
  asked: Awaited<ReturnType<typeof askForSaving>>,
): Promise<SavedObservation> {
  const { db, actor } = context
  const { observationId: id } = params
  const { baseRevision } = body
  const { found } = asked
  const { document, origin } = await withWhoNow(db, asked)
  if (!found) {
    const made = await createObservation(context, { id, baseRevision, document, origin })
    return describeSaved({ ...made, contributed: [] })
  }
  const stored = ownOf(actor, found)
  return saveAgain(context, stored, baseRevision, settled(stored, document))
}

/** The document with the educator whom it means now: a device may still name one who was merged into another. */
async function withWhoNow(
  db: Queries,
  { document, found, origin }: Awaited<ReturnType<typeof askForSaving>>,
) {
  const { educatorId } = document
  const isKnown = found ? found.educatorId === educatorId : origin?.educator
  const now = educatorId === null || isKnown ? undefined : await whoNow(db, educatorId)
  if (now === undefined) return { document, origin }
  return { document: { ...document, educatorId: now }, origin: undefined }
}

async function saveAgain(
  context: ActorContext,
  stored: HeldObservation,
  baseRevision: number,
  document: ObservationDocument,
): Promise<SavedObservation> {
  const { db, actor, now, record, session, lastly } = context
  const current = describeSaved(stored)
  if (isSame(document, current.document)) return current
  if (baseRevision !== stored.revision) throw new Problem('observation-has-moved', { current })
  const startedOn = startDayOf(document)
  if (isSent(stored.status)) {
    const about = isOfOther(stored, document) ? withEducatorOf(stored, document) : document
    const late = await setLateDocument(db, stored.id, about)
    await record('observation.late', { kind: 'observation', id: stored.id })
    // The trail says nothing of a person but ids: a session is a device that is signed in. Coaching is between two.
    if (stored.purpose !== 'coaching')
      await record('observation.late-device', { kind: 'session', id: session.id })
    return describeSaved({ ...stored, ...late })
  }
  const isMoved = isOfOther(stored, document)
  const about = isMoved ? await changeEducator(context, stored, document) : document
  // An educator whom the observation moves to was not asked anything.
  const next = { ...stored, document: about, sharedAt: isMoved ? null : stored.sharedAt }
  const following = {
    startedOn,
    isAhead: staysAhead(stored, about) || isAhead(about, now().getTime()),
    carried: carriedBy(next),
    sharedAt: sharedSince(actor, next, now()),
  }
  const writing = setDocument(db, stored, about, following)
  if (stored.status === 'completed') await replaceFacts(db, await writing)
  else if (isConference(stored.toolTypeId)) await writing
  else lastly(writing)
  // The educator hears that they can rate their lesson when the observer asks for it.
  if (next.sharedAt === null && following.sharedAt !== null && asksInDocument(next))
    await tellOfAsking(context, stored.id)
  await followConference(context, stored)
  return describeSaved({ ...next, revision: stored.revision + 1 })
}

/** Whether a visit is still ahead: a day that was wrong is not right because it has come. */
function staysAhead({ isAhead, document }: HeldObservation, next: ObservationDocument): boolean {
  return isAhead && next.startedAt === document.startedAt && next.endedAt === document.endedAt
}

const frozen = ['visitId', 'toolTypeId', 'configurationId', 'configurationVersion'] as const

/**
 * The document with what cannot change: what an observation was made with stays, and a device that met somebody at the
 * door may not know their id yet.
 */
function settled(stored: HeldObservation, sent: ObservationDocument): ObservationDocument {
  const document = {
    ...sent,
    educatorId: isOfOther(stored, sent) ? sent.educatorId : stored.educatorId,
    // Coaching was sent with the promise that nobody else reads it, and stays coaching.
    purpose: stored.purpose === 'coaching' && wasSent(stored) ? stored.purpose : sent.purpose,
  }
  const moved = frozen.filter((key) => document[key] !== stored[key])
  if (moved.length === 0) return document
  throw refusal(Object.fromEntries(moved.map((key) => [`document.${key}`, 'This stays as it was.'])))
}
