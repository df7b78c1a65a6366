import { randomUUID } from 'node:crypto'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../../http/mount.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { quietEnd } from '../../notices/quiet-end.ts'
import { mailLink } from '../../records/mail-link.ts'
import { closeLinks } from '../../records/sent-link.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import { composingSent, tellOfObservation } from '../send/observation-mails.ts'
import { replyToOf } from '../send/reply-to.ts'
import { countOfSending } from '../send/sending.queries.ts'
import type { deliveries } from '../send/sendings.tables.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { renewUndelivered, setDeliveryAgain } from './delivery.queries.ts'

type Delivery = typeof deliveries.$inferSelect

/** Whether a delivery is missing: nobody has opened it, and its mail neither waits nor went out. */
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
  const { districtId, id, toolTypeId, observer, observerId, educatorId, school } = observation
  const { isEducator, sendId } = delivery
  const found = isEducator ? await getAddressee(db, educatorId) : { userId: delivery.userId, linkEmail: null }
  const { userId, linkEmail } = found
  const mailId = randomUUID()
  const count = await countOfSending(db, sendId)
  const told = { id, toolTypeId, by: observer.name, school: school.name, count, now: now() }
  const replyTo = await replyToOf(context, observerId)
  if (userId !== null) {
    const waitsUntil = await quietEnd(context)
    const mail = {
      ...tellOfObservation(told, isEducator, config),
      replyTo,
      waitsUntil,
      kind: 'record' as const,
    }
    await mailAccount(context, userId, mail, mailId)
  } else if (linkEmail !== null) {
    // The link before may be with somebody else.
    await closeLinks(db, sendId, now())
    const linked = { districtId, opens: { sendId }, educatorId, email: linkEmail }
    await mailLink(context, linked, composingSent(told, replyTo), mailId)
  } else throw new Problem('no-address')
  await setDeliveryAgain(db, delivery.id, { mailId, userId })
  await renewUndelivered(db, sendId)
  await record('observation.send-again', { kind: 'observation', id })
}
