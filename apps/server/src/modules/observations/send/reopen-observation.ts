import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import { isAhead } from '@corridor/domain/observation/is-ahead'
import { isSent, mayReopen } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import { type NewNotice, notify } from '../../notices/notify.ts'
import { nameOf } from '../../people/name-of.ts'
import { getReadableForUpdate, type ReadableObservation } from '../access/access.ts'
import { startDayOf } from '../capture/read-document.ts'
import { setDocument } from '../capture/writing.queries.ts'
import { followConference } from '../conference/follow-conference.ts'
import { replaceFacts } from '../facts/replace-facts.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { tellOfReopened } from './observation-mails.ts'
import { setReopened, wasReopenedBy } from './sending.queries.ts'
import { tellByLink } from './tell-by-link.ts'

/** Opens an observation again. What was sent stays; the observer goes on with the document that came late, if one did. */
export async function reopenObservation(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.reopen>,
): Promise<Observation> {
  const { db, actor, now, record } = context
  const readable = await getSent(context, params.observationId)
  if (!isSent(readable.status)) throw new Problem('observation-not-sent')
  if (!mayReopen(actor, readable)) throw new Problem('forbidden')
  const document = readable.lateDocument ?? readable.document
  const { revision, sharedAt } = await setDocument(db, readable, document, {
    startedOn: startDayOf(document),
    isAhead: isAhead(document, now().getTime()),
    carried: null,
    // The educator has read what was sent: it asks nothing ahead any more.
    sharedAt: null,
  })
  const why = { reopenedBecause: body.reason, reopenedById: actor.userId, reopenedAt: now() }
  const reopened = await setReopened(db, readable, why)
  await replaceFacts(db, { ...readable, ...reopened })
  await followConference(context, readable)
  await tellOfReopening(context, readable)
  await record('observation.reopen', { kind: 'observation', id: readable.id })
  // The draft is the observer's alone again: whoever opened it is answered with what they had seen.
  return describeObservation(context, { ...readable, ...reopened, revision, sharedAt })
}

/** The sent observation to open again. A second press finds somebody else's draft: the first has done it. */
async function getSent({ db, actor }: ActorContext, id: string): Promise<ReadableObservation> {
  try {
    return await getReadableForUpdate(db, actor, id)
  } catch (error) {
    const isGone = error instanceof Problem && error.code === 'observation-not-found'
    throw isGone && (await wasReopenedBy(db, id, actor.userId)) ? new Problem('observation-reopened') : error
  }
}

/** Tells the educator that another copy follows, and the observer that the draft waits, unless they opened it. */
async function tellOfReopening(context: ActorContext, reopened: ReadableObservation): Promise<void> {
  const { db, actor, config, now } = context
  const { id, version, toolTypeId, educatorId, observerId, school } = reopened
  const { userId: educator, linkEmail } = await getAddressee(db, educatorId)
  const by = await nameOf(db, actor.userId)
  if (linkEmail !== null) await tellByLink(context, reopened, linkEmail, { by, kind: 'reopened' })
  const told = { id, toolTypeId, by, school: school.name, now: now() }
  const what = { key: `reopened ${id} ${version}`, by, observation: { id, toolTypeId } }
  const notices = [educator, observerId].flatMap((to): NewNotice[] => {
    if (to === null || to === actor.userId) return []
    const kind = to === educator ? 'reopened' : 'reopened-own'
    const mail = tellOfReopened(told, to === educator, config)
    return [{ to, kind, ...what, ...(kind === 'reopened-own' && { about: reopened.educator.name }), mail }]
  })
  await notify(context, notices)
}
