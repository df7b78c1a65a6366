import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import type { AnswerContext } from '../../../http/mount.ts'
import { getReadable, getReceived } from '../access/access.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { setRated } from './contributions.queries.ts'
import { tellOfAnswer } from './tell-of-answer.ts'

/** Finishes an educator's rating by “Done”: it is the observer's, too, from then on. The same again changes nothing. */
export async function finishRating(
  context: AnswerContext,
  { params }: RequestOf<typeof contract.observations.done>,
): Promise<Observation> {
  const { db, actor, record } = context
  const received = await getReceived(db, actor, params.observationId)
  const { id, status, version } = received
  // An educator who has read the observer's levels hands in none of their own.
  if (wasSent({ status, version })) throw new Problem('observation-already-sent')
  const isFirst = await setRated(db, { observationId: id, userId: actor.userId })
  if (isFirst) {
    await tellOfAnswer(context, received)
    await record('observation.answer', { kind: 'observation', id })
  }
  return describeObservation(context, await getReadable(db, actor, id))
}
