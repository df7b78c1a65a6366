import { randomUUID } from 'node:crypto'
import type { UserId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { quietEnd } from '../../notices/quiet-end.ts'
import { renewUndelivered } from '../delivery/delivery.queries.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { insertDeliveries } from './deliveries.queries.ts'
import { tellOfObservation } from './observation-mails.ts'
import { replyToOf } from './reply-to.ts'

export interface Addressee {
  readonly name: string
  readonly isEducator: boolean
  /** Null where they do not sign in: a link would open nothing for them. */
  readonly userId: UserId | null
}

/**
 * Tells everybody to whom something is sent, in the transaction that sends it, and keeps to whom it went. One link leads
 * to all that was sent together: that of the first.
 */
export async function mailSending(
  context: ActorContext,
  { districtId, id, toolTypeId, observer, observerId, school }: StoredObservation,
  sendId: string,
  addressees: readonly Addressee[],
): Promise<void> {
  const waitsUntil = await quietEnd(context)
  const told = { id, toolTypeId, by: observer.name, school: school.name, now: context.now() }
  const replyTo = await replyToOf(context, observerId)
  const sent = { districtId, sendId }
  const rows = addressees.map((it) => ({
    ...sent,
    ...it,
    id: randomUUID(),
    mailId: it.userId && randomUUID(),
  }))
  const mails = rows.map(
    ({ userId, mailId, isEducator }) =>
      userId &&
      mailId &&
      mailAccount(
        context,
        userId,
        { ...tellOfObservation(told, isEducator, context.config), replyTo, waitsUntil, kind: 'record' },
        mailId,
      ),
  )
  await Promise.all([...mails, insertDeliveries(context.db, rows)])
  if (rows.some(({ mailId }) => mailId === null)) await renewUndelivered(context.db, sendId)
}
