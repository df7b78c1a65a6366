import { Problem } from '@corridor/contract/problems'
import {
  aboutNotifications,
  type MailChoices,
  mailTimeOf,
  notifications,
} from '@corridor/domain/notices/notifications'
import type { Services } from '../../../services.ts'
import { findUnsubscriber, lockMailChoices, setMailChoices } from './unsubscribe.queries.ts'
import { type Ended, isSigned, readUnsubscribeToken } from './unsubscribe-token.ts'

type Where = Pick<Services, 'database'>

/** What a mailed link would end, in the profile's words. Opening it changes nothing: programs open links, too. */
export async function showEnding(where: Where, token: string): Promise<{ readonly title: string }> {
  return { title: titleOf((await whoseLink(where, token)).ends) }
}

/** Ends mails of a kind for whoever a link was mailed to. The same again changes nothing. */
export async function endMails(where: Where, token: string): Promise<{ readonly title: string }> {
  const { userId, districtId, ends } = await whoseLink(where, token)
  await where.database.tenant(districtId, async ({ db }) => {
    const chosen = await lockMailChoices(db, userId)
    await setMailChoices(db, userId, { ...chosen, ...ended(chosen, ends) })
  })
  return { title: titleOf(ends) }
}

/** The mail choices after the end: what came with the digest is not mailed any more; what is mailed at once still is. */
function ended(chosen: MailChoices, ends: Ended): MailChoices {
  const ending = notifications.filter((it) => it === ends || (ends === 'digest' && isDigested(chosen, it)))
  return Object.fromEntries(ending.map((it) => [it, 'never']))
}

function isDigested(chosen: MailChoices, it: (typeof notifications)[number]): boolean {
  return mailTimeOf(chosen, it) === 'digest'
}

function titleOf(ends: Ended): string {
  return ends === 'digest' ? 'Daily digest' : aboutNotifications[ends].title
}

async function whoseLink({ database }: Where, token: string) {
  const said = readUnsubscribeToken(token)
  const found = said && (await database.platform(({ db }) => findUnsubscriber(db, said.userId)))
  if (!said || !found || !isSigned(said, found.unsubscribeKey))
    throw new Problem('unsubscribe-link-not-valid')
  return { userId: found.userId, districtId: found.districtId, ends: said.ends }
}
