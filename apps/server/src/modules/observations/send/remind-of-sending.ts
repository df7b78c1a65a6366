import type { LinkMailing } from '../../records/mail-link.ts'
import { describeLink } from '../../records/sent-link.ts'
import { findObservation } from '../observations.queries.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import { tellByLink } from './tell-by-link.ts'

interface Waiting {
  readonly sendId: string
  /** The id of an observation that was sent. */
  readonly id: string
  /** The observer’s name. */
  readonly by: string
}

/**
 * Reminds an educator without an account of what was sent to them, by a link that opens with a code. Where the sender
 * revoked the link, they are not told of what it opened.
 */
export async function remindOfSending(mailing: LinkMailing, { sendId, id, by }: Waiting): Promise<void> {
  const { db } = mailing
  const [sent, link] = [await findObservation(db, id), await describeLink(db, sendId)]
  if (!sent || !link || link.isRevoked) return
  const { linkEmail } = await getAddressee(db, sent.educatorId)
  if (linkEmail !== null) await tellByLink(mailing, sent, linkEmail, { by, kind: 'waiting' })
}
