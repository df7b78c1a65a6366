import { Problem } from '@corridor/contract/problems'
import type { JsonObject } from '@corridor/domain/data/json'
import { isConference } from '@corridor/domain/observation/conference'
import { isAhead } from '@corridor/domain/observation/is-ahead'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { Overtaken } from '../../../database/overtaken.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { keptContent } from '../../configurations/kept-content.ts'
import { addProvisional } from '../../educators/add-provisional.ts'
import { requireObserver, requireObserverThere } from '../access/may-observe.ts'
import { joinGroups } from '../access/rights.queries.ts'
import { asksInDocument, sharedSince } from '../answer/invitations.ts'
import { tellOfAsking } from '../answer/tell-of-asking.ts'
import { followConference } from '../conference/follow-conference.ts'
import { checkOrigin, isMade, metInVisit, takeTurnsToMake } from './origin.queries.ts'
import { refusal, startDayOf } from './read-document.ts'
import { insertNew } from './writing.queries.ts'

const MOST_REVISIONS = 1_000_000_000

interface Asked {
  readonly id: string
  readonly baseRevision: number
  readonly document: ObservationDocument
  /** What the document stands on, where it was looked up before. */
  readonly origin?: Origin | undefined
}

/** Makes an observation. Where another request has made it meanwhile, this one is overtaken. */
export async function createObservation(
  context: ActorContext,
  { id, baseRevision, document, origin: known }: Asked,
) {
  const { db, actor, now, record, lastly } = context
  const startedOn = startDayOf(document)
  // An educator met at the door must not be put on the list twice.
  if (document.provisional) {
    await takeTurnsToMake(db, id)
    if (await isMade(db, id)) throw new Overtaken()
    await takeTurnsToMake(db, document.visitId)
  }
  const origin = await originOf(context, { id, baseRevision, document, origin: known })
  const { educatorId, configuration, removedAt } = origin
  const asking = { toolTypeId: document.toolTypeId, document, configuration, sharedAt: null, version: 1 }
  const made = {
    id,
    removedAt,
    // After a backup was restored, devices are ahead: their revisions go on.
    revision: Math.min(baseRevision, MOST_REVISIONS) + 1,
    document: { ...document, educatorId },
    sharedAt: sharedSince(actor, asking, now()),
  }
  const making = insertNew(db, {
    ...made,
    educatorId,
    startedOn,
    schoolId: document.schoolId,
    districtId: actor.districtId,
    observerId: actor.userId,
    isAhead: isAhead(document, now().getTime()),
  })
  const isAsking = made.sharedAt !== null && asksInDocument(asking)
  lastly(making)
  // What is told of it, or follows it, is asked only once it is there.
  if (isAsking || isConference(document.toolTypeId)) await making
  await record('observation.create', { kind: 'observation', id })
  if (isAsking) await tellOfAsking(context, id)
  await followConference(context, { id, toolTypeId: document.toolTypeId })
  return { ...made, version: 1, status: 'draft' as const, lateDocument: null }
}

/** What a new document stands on: its educator, that the observer may make it, and how its tool was set up. */
export async function originOf(
  { db, actor, now, record }: ActorContext,
  asked: Asked,
): Promise<{ educatorId: EducatorId; configuration: JsonObject; removedAt: Date | null }> {
  const { document } = asked
  const { educatorId, provisional, schoolId } = document
  if (educatorId === null && !provisional) throw refusal({ 'document.educatorId': 'Choose an educator.' })
  const [origin, configuration] = await Promise.all([
    asked.origin ?? checkOrigin(db, { ...asked, observerId: actor.userId, now: now() }),
    keptContent(db, actor.districtId, document),
  ])
  const removedAt = removalOf(origin, actor, asked)
  if (educatorId !== null && !origin.educator && !provisional) throw new Problem('educator-not-found')
  if (!configuration) throw new Problem('configuration-not-found')
  if (educatorId !== null && origin.educator) {
    requireObserver(document, origin)
    return { educatorId, configuration, removedAt }
  }
  const group = requireObserverThere(document, origin)
  const met = provisional && (await metInVisit(db, document, actor.userId))
  if (met) return { educatorId: met, configuration, removedAt }
  const { grades, subject } = document.educator
  const { name, room } = provisional ?? document.educator
  const added = await addProvisional(db, actor.districtId, {
    name,
    room,
    grades,
    subject,
    schoolId,
    // A clock that is ahead must not hide the educator until then.
    startsOn: origin.day,
  })
  const { today } = origin
  // An observer comes back to an educator they met, and reads of them as of the others in their group.
  if (group !== null) await joinGroups(db, added, { group, observerId: actor.userId, schoolId, today })
  // Whom a coach has met is between the two: the line of the trail follows the visit.
  const isCoaching = document.purpose === 'coaching'
  await record('educator.create', {
    kind: isCoaching ? 'observation' : 'educator',
    id: isCoaching ? asked.id : added,
  })
  return { educatorId: added, configuration, removedAt }
}

/**
 * When the draft that comes back was removed; null where it was not. A request that was on its way for long does not
 * bring a draft back: one that knows of the removal does.
 */
function removalOf({ removed }: Origin, { userId }: Actor, { baseRevision }: Asked): Date | null {
  if (!removed) return null
  const { revision, observerId, at } = removed
  const isMine = observerId === userId && at !== null
  const removedAt = isMine ? new Date(at) : null
  if (revision <= baseRevision) return removedAt
  if (!removedAt) throw new Problem('observation-not-found')
  throw new Problem('observation-was-removed', {
    current: { revision, removedAt: removedAt.toISOString() },
  })
}

type Origin = Awaited<ReturnType<typeof checkOrigin>>
