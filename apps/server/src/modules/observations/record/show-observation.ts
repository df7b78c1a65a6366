import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import type { AnswerContext } from '../../../http/mount.ts'
import { getReadable } from '../access/access.ts'
import { markOpened } from '../send/deliveries.ts'
import { describeObservation } from './describe-observation.ts'

/** Shows an observation. Reading another's is recorded; support with the observer's eyes is somebody else. */
export async function showObservation(
  context: AnswerContext,
  { params }: RequestOf<typeof contract.observations.show>,
): Promise<Observation> {
  const { db, actor, now, record } = context
  const readable = await getReadable(db, actor, params.observationId)
  const isOthers = readable.observerId !== actor.realUserId
  if (isOthers) await markOpened(db, actor, now(), readable, readable.me)
  const shown = await describeObservation(context, readable)
  if (isOthers)
    for (const { id } of [shown, ...shown.others])
      await record('observation.read', { kind: 'observation', id })
  return shown
}
