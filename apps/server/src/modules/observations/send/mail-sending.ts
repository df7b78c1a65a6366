import { randomUUID } from 'node:crypto'
import type { UserId } from '@corridor/domain/people/ids'
import { mailAccount } from '../../../mail/mail-account.ts'
import { quietEnd } from '../../notices/quiet-end.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { insertDeliveries } from './deliveries.queries.ts'
import { tellOfObservation } from './observation-mails.ts'
import type { SendingContext } from './sending-context.ts'

export interface Addressee {
  readonly name: string
  readonly isEducator: boolean
  /** Null where they do not sign in: a link would open nothing for them. */
  readonly userId: UserId | null
}

interface Going {
  readonly sendId: string
  readonly isHandedOver?: boolean | undefined
}

/**
 * Tells everybody to whom something is sent, in the transaction that sends it, and keeps to whom it went. One link leads
 * to all that was sent together: that of the first.
 */
export async function mailSending(
  context: SendingContext,
  { districtId, id, toolTypeId, observer, school }: StoredObservation,
  { sendId, isHandedOver = false }: Going,
  addressees: readonly Addressee[],
): Promise<void> {
  const waitsUntil = await quietEnd(context)
  const told = { id, toolTypeId, by: observer.name, school: school.name, now: context.now() }
  const sent = { districtId, sendId }
  const rows = addressees.map((it) => ({
    ...sent,
    ...it,
    id: randomUUID(),
    mailId: it.userId && randomUUID(),
    // Whom a mail reaches gets it on no paper.
    handedOverAt: isHandedOver && !it.userId ? context.now() : null,
  }))
  const mails = rows.map(
    ({ userId, mailId, isEducator }) =>
      userId &&
      mailId &&
      mailAccount(
        context,
        userId,
        { ...tellOfObservation(told, isEducator, context.config), waitsUntil },
        mailId,
      ),
  )
  await Promise.all([...mails, insertDeliveries(context.db, rows)])
}
