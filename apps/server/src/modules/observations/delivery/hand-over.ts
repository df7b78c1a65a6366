import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import { isOwn, isSent } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import { getReadableForUpdate } from '../access/access.ts'
import { copiesOf } from '../record/copies.queries.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { setHandedOver } from '../send/deliveries.queries.ts'

/** Notes that a sending was given on paper to whom no mail went, as its observer says. */
export async function handOver(
  context: ActorContext,
  { params }: RequestOf<typeof contract.observations.handOver>,
): Promise<Observation> {
  const { db, actor, now, record } = context
  const readable = await getReadableForUpdate(db, actor, params.observationId)
  if (!isOwn(actor, readable)) throw new Problem('observation-not-found')
  const [newest] = await copiesOf(db, [readable.id])
  if (!newest || !isSent(readable.status)) throw new Problem('observation-not-sent')
  const isFirst = await setHandedOver(db, newest.sendId, now())
  if (isFirst) await record('observation.hand-over', { kind: 'observation', id: readable.id })
  return describeObservation(context, readable)
}
