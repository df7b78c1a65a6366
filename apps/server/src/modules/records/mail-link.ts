import { randomUUID } from 'node:crypto'
import { addDays } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { RECORD_LINK_DAYS } from '@corridor/domain/mail/observation-mail'
import type { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import type { AnswerContext } from '../../http/mount.ts'
import { mailAddress } from '../../mail/mail-address.ts'
import type { NewMail } from '../../mail/mails.queries.ts'
import { quietEnd } from '../notices/quiet-end.ts'
import { insertLink } from './links.queries.ts'
import { newRecordToken } from './record-token.ts'

interface Linked {
  readonly districtId: DistrictId
  /** What the link opens: what was sent together, or asks something ahead. */
  readonly opens: { readonly sendId: string } | { readonly askedId: string }
  readonly educatorId: EducatorId
  readonly email: string
}

/** The way in a mail to what the mail is about. */
interface Way {
  readonly link: string
  /** The last day of the link, in words. */
  readonly until: string
}

/** The transaction in which a link is mailed, its district and its moment. */
export type LinkMailing = Pick<AnswerContext, 'client' | 'config' | 'db' | 'now' | 'place'>

type Compose = (way: Way) => Pick<NewMail, 'subject' | 'text' | 'action' | 'replyTo'>

/** Mails an educator without an account a link to what was sent together or is asked of them, in the transaction of what it tells of. */
export async function mailLink(
  context: LinkMailing,
  linked: Linked,
  compose: Compose,
  mailId: string = randomUUID(),
): Promise<void> {
  await mailLinkAfter(await quietEnd(context), context, linked, compose, mailId)
}

/** The same where the end of quiet hours is known: its statements are sent at once. */
export async function mailLinkAfter(
  waitsUntil: Date | undefined,
  context: LinkMailing,
  { email, opens, ...linked }: Linked,
  compose: Compose,
  mailId: string,
): Promise<void> {
  const { db, config } = context
  const now = context.now()
  const { today, district } = context.place
  const token = newRecordToken(linked.districtId)
  const until = addDays(today, RECORD_LINK_DAYS)
  const address = email.toLowerCase()
  const kept = { tokenHash: token.hash, email: address, createdAt: now, until, timeZone: district.timeZone }
  // The link leads only ever to the configured address: the request's own may be forged.
  const link = new URL(`/records/${token.text}`, config.PUBLIC_URL.origin).href
  const words = compose({ link, until: dayAndYear(until) })
  await Promise.all([
    insertLink(db, { ...linked, ...opens, ...kept }),
    mailAddress(context, address, { ...words, now, waitsUntil, kind: 'record' }, mailId),
  ])
}
