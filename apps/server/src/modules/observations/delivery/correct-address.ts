import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import { changeAddress } from '../../educators/change-address.ts'
import { getReadableForUpdate } from '../access/access.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { lockDelivery } from './delivery.queries.ts'
import { isMissing, mailAgain } from './mail-again.ts'

/** Corrects the address of an educator whom a mail did not reach, for whoever may change them, and mails them again. */
export async function correctAddress(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.correctAddress>,
): Promise<Observation> {
  const { db, actor } = context
  const readable = await getReadableForUpdate(db, actor, params.observationId)
  if (!isSent(readable.status)) throw new Problem('observation-not-sent')
  const delivery = await lockDelivery(db, readable, body.deliveryId)
  if (!delivery?.isEducator) throw new Problem('delivery-not-found')
  const { userId } = await getAddressee(db, readable.educatorId)
  if (userId !== null) throw new Problem('address-is-of-account')
  await changeAddress(context, readable.educatorId, body.email)
  if (isMissing(delivery)) await mailAgain(context, readable, delivery)
  return describeObservation(context, readable)
}
