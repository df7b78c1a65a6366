import { randomUUID } from 'node:crypto'
import type { UserId } from '@corridor/domain/people/ids'
import { mailAccount } from '../../../mail/mail-account.ts'
import { quietEnd } from '../../notices/quiet-end.ts'
import { mailLink } from '../../records/mail-link.ts'
import { renewUndelivered } from '../delivery/delivery.queries.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { insertDeliveries } from './deliveries.queries.ts'
import { composing, tellOfObservation } from './observation-mails.ts'
import { replyToOf } from './reply-to.ts'
import type { SendingContext } from './sending-context.ts'

export interface Addressee {
  readonly name: string
  readonly isEducator: boolean
  /** Null where they do not sign in. */
  readonly userId: UserId | null
  /** Where a link goes that opens with a code; null where there is an account, or no address. */
  readonly linkEmail: string | null
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
  { districtId, id, toolTypeId, educatorId, observer, observerId, school }: StoredObservation,
  { sendId, isHandedOver = false }: Going,
  addressees: readonly Addressee[],
): Promise<void> {
  const waitsUntil = await quietEnd(context)
  const replyTo = await replyToOf(context, observerId)
  const told = { id, toolTypeId, by: observer.name, school: school.name, now: context.now() }
  const sent = { districtId, sendId }
  const mailed = addressees.map((it) => ({
    ...it,
    mailId: it.userId === null && it.linkEmail === null ? null : randomUUID(),
  }))
  const mails = mailed.map(async ({ userId, linkEmail, mailId, isEducator }) => {
    if (mailId === null) return
    if (userId !== null)
      await mailAccount(
        context,
        userId,
        { ...tellOfObservation(told, isEducator, context.config), replyTo, waitsUntil, kind: 'record' },
        mailId,
      )
    else if (linkEmail !== null)
      await mailLink(
        context,
        { districtId, opens: { sendId }, educatorId, email: linkEmail },
        composing(told, 'sent', replyTo),
        mailId,
      )
  })
  // Whom a mail reaches gets it on no paper.
  const onPaper = isHandedOver ? { state: 'handed-over' as const, stateAt: context.now() } : {}
  const rows = mailed.map(({ linkEmail: _, ...it }) => ({
    ...sent,
    ...it,
    id: randomUUID(),
    ...(it.mailId === null && onPaper),
  }))
  const isAnyWithout = !isHandedOver && rows.some(({ mailId }) => mailId === null)
  // In the order in which they are to run: all leave together.
  await Promise.all([
    ...mails,
    insertDeliveries(context.db, rows),
    isAnyWithout ? renewUndelivered(context.db, sendId) : undefined,
  ])
}
