import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import { isSent, maySendAgain } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import { getReadableForUpdate } from '../access/access.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { lockDelivery } from './delivery.queries.ts'
import { isMissing, mailAgain } from './mail-again.ts'

/** Mails somebody again whom a mail did not reach. Whoever asks twice finds it on its way. */
export async function sendAgain(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.sendAgain>,
): Promise<Observation> {
  const { db, actor } = context
  const readable = await getReadableForUpdate(db, actor, params.observationId)
  if (!isSent(readable.status)) throw new Problem('observation-not-sent')
  if (!maySendAgain(actor, readable)) throw new Problem('forbidden')
  const delivery = await lockDelivery(db, readable, body.deliveryId)
  if (!delivery) throw new Problem('delivery-not-found')
  if (isMissing(delivery)) await mailAgain(context, readable, delivery)
  return describeObservation(context, readable)
}
