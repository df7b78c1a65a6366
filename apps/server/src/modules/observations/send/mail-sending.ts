import { randomUUID } from 'node:crypto'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import { mailAccount } from '../../../mail/mail-account.ts'
import { quietEnd } from '../../notices/quiet-end.ts'
import { mailLinkAfter } from '../../records/mail-link.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { composingSent, tellOfObservation } from './observation-mails.ts'
import { replyToOf } from './reply-to.ts'
import type { NewDelivery } from './sending.queries.ts'
import type { SendingContext } from './sending-context.ts'

export interface Addressee {
  readonly name: string
  readonly isEducator: boolean
  /** The person's user; null where they do not sign in. */
  readonly userId: UserId | null
  /** The address for a link that opens with a code; null where there is an account, or no address. */
  readonly linkEmail: string | null
}

interface Going {
  readonly sendId: string
  readonly isHandedOver?: boolean | undefined
}

/** Somebody to whom a sending goes, and the mail that says so; null where there is no way to them. */
interface Mailed extends Addressee {
  readonly mailId: string | null
}

export function mailedTo(addressees: readonly Addressee[]): Mailed[] {
  return addressees.map((it) => ({
    ...it,
    mailId: it.userId === null && it.linkEmail === null ? null : randomUUID(),
  }))
}

/** The deliveries of a sending, as they are kept. Whom a mail reaches gets nothing on paper. */
export function deliveriesTo(
  mailed: readonly Mailed[],
  districtId: DistrictId,
  { sendId, isHandedOver = false }: Going,
  at: Date,
): NewDelivery[] {
  const onPaper = { state: 'handed-over' as const, stateAt: at }
  return mailed.map(({ linkEmail: _, ...it }) => ({
    ...it,
    districtId,
    sendId,
    id: randomUUID(),
    state: it.mailId ? ('queued' as const) : ('not-mailed' as const),
    ...(isHandedOver && it.mailId === null && onPaper),
  }))
}

/** Until when the mails of a sending wait, and to whom an answer goes. */
export async function mailingOf(context: SendingContext, { observerId }: StoredObservation) {
  const [waitsUntil, replyTo] = await Promise.all([quietEnd(context), replyToOf(context, observerId)])
  return { waitsUntil, replyTo }
}

/**
 * Tells everybody to whom something is sent, in the transaction that sends it. One link leads to all that was sent
 * together: the link of the first.
 */
export async function mailSending(
  context: SendingContext,
  { districtId, id, toolTypeId, educatorId, observer, school }: StoredObservation,
  { sendId, count }: { readonly sendId: string; readonly count: number },
  mailed: readonly Mailed[],
  { waitsUntil, replyTo }: Awaited<ReturnType<typeof mailingOf>>,
): Promise<void> {
  const told = { id, toolTypeId, by: observer.name, school: school.name, count, now: context.now() }
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
      await mailLinkAfter(
        waitsUntil,
        context,
        { districtId, opens: { sendId }, educatorId, email: linkEmail },
        composingSent(told, replyTo),
        mailId,
      )
  })
  await Promise.all(mails)
}
