import { randomUUID } from 'node:crypto'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../../http/mount.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { quietEnd } from '../../notices/quiet-end.ts'
import type { deliveries } from '../observations.tables.ts'
import { tellOfObservation } from '../send/observation-mails.ts'
import { getAddressee } from '../send/readers.queries.ts'
import { replyToOf } from '../send/reply-to.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { renewUndelivered, setDeliveryAgain } from './delivery.queries.ts'

type Delivery = typeof deliveries.$inferSelect

/** Nobody has opened it, and it neither waits nor went out. */
export function isMissing({ openedAt, state }: Pick<Delivery, 'openedAt' | 'state'>): boolean {
  return openedAt === null && state !== 'queued' && state !== 'sent'
}

/** Writes the mail of a delivery anew, to the address of today; what came back stays where it is. */
export async function mailAgain(
  context: ActorContext,
  observation: StoredObservation,
  delivery: Delivery,
): Promise<void> {
  const { db, config, now, record } = context
  const { id, toolTypeId, observer, observerId, educatorId, school } = observation
  const { isEducator } = delivery
  const userId = isEducator ? (await getAddressee(db, educatorId)).userId : delivery.userId
  if (userId === null) throw new Problem('no-address')
  const mailId = randomUUID()
  const told = { id, toolTypeId, by: observer.name, school: school.name, now: now() }
  const replyTo = await replyToOf(context, observerId)
  const waitsUntil = await quietEnd(context)
  await mailAccount(
    context,
    userId,
    { ...tellOfObservation(told, isEducator, config), replyTo, waitsUntil, kind: 'record' },
    mailId,
  )
  await setDeliveryAgain(db, delivery.id, { mailId, userId })
  await renewUndelivered(db, delivery.sendId)
  await record('observation.send-again', { kind: 'observation', id })
}
