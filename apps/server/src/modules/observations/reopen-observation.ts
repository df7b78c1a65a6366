import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observations'
import { Problem } from '@corridor/contract/problems'
import { isAhead } from '@corridor/domain/observation/is-ahead'
import { isSent, mayReopen } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../http/mount.ts'
import { describeSeen } from './describe-observation.ts'
import { lockObservation } from './observations.queries.ts'
import { startDayOf } from './read-document.ts'
import { replaceFacts } from './replace-facts.ts'
import { getObservation } from './seen-observation.ts'
import { setReopened } from './sending.queries.ts'
import { tellOfReopening } from './tell-of-reopening.ts'
import { setDocument } from './writing.queries.ts'

/** What was sent stays. The observer goes on with the document that came late, if one did. */
export async function reopenObservation(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.reopen>,
): Promise<Observation> {
  const { db, actor, now, record } = context
  await lockObservation(db, params.observationId)
  const seen = await getObservation(db, actor, params.observationId)
  if (!isSent(seen.status)) throw new Problem('observation-not-sent')
  if (!mayReopen(actor, seen)) throw new Problem('forbidden')
  const document = seen.lateDocument ?? seen.document
  const { revision, sharedAt } = await setDocument(db, seen.id, document, {
    startedOn: startDayOf(document),
    isAhead: isAhead(document.startedAt, now().getTime()),
    carried: null,
    // They have read it: nothing of it is asked ahead any more.
    sharedAt: null,
  })
  const why = { reopenedBecause: body.reason, reopenedById: actor.userId, reopenedAt: now() }
  const reopened = await setReopened(db, seen, why)
  await replaceFacts(db, { ...seen, ...reopened })
  await tellOfReopening(context, seen)
  await record('observation.reopen', { kind: 'observation', id: seen.id })
  // The draft is the observer's alone again: whoever opened it is answered with what they had seen.
  return describeSeen(db, actor, { ...seen, ...reopened, revision, sharedAt })
}
