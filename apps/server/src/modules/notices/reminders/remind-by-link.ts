import { findObservation } from '../../observations/observations.queries.ts'
import { getAddressee } from '../../observations/reach/readers.queries.ts'
import { tellByLink } from '../../observations/send/tell-by-link.ts'
import type { LinkMailing } from '../../records/mail-link.ts'
import { describeLink } from '../../records/sent-link.ts'
import type { Unanswered } from './reminders.queries.ts'

/**
 * Reminds educators without an account of what they have neither read nor answered, by a link that opens with a code.
 * Where the sender revoked the link, nobody is told of what it opened.
 */
export async function remindByLink(mailing: LinkMailing, unanswered: readonly Unanswered[]): Promise<void> {
  const { db } = mailing
  for (const { id, sendId, by, educatorUserId } of unanswered) {
    if (educatorUserId !== null) continue
    const [sent, link] = [await findObservation(db, id), await describeLink(db, sendId)]
    if (!sent || !link || link.isRevoked) continue
    const { linkEmail } = await getAddressee(db, sent.educatorId)
    if (linkEmail !== null) await tellByLink(mailing, sent, linkEmail, { by, kind: 'waiting' })
  }
}
