import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../http/mount.ts'
import { countWaiting, waitingMails } from '../../mail/mails.queries.ts'
import { recordsOfMails } from '../observations/delivery/records-of-mails.ts'
import { cursorOf, placeOf } from './outbox-cursor.ts'

type List = typeof contract.outbox.list

const PAGE = 50
const MOST_COUNTED = 1_000

/** Mails that wait in a district: to whom, since when and what they are. What they say stays in them. */
export async function listOutbox(
  { db, actor, me, config }: ActorContext,
  { query }: RequestOf<List>,
): Promise<ResponseOf<List>> {
  const found = await waitingMails(db, actor.districtId, placeOf(query.after), PAGE + 1)
  const page = found.slice(0, PAGE)
  const records = await recordsOfMails(
    db,
    { actor, me },
    page.filter(({ kind }) => kind === 'record').map(({ id }) => id),
  )
  const last = page.at(-1)
  return {
    isSending: config.MAIL_URL !== undefined,
    waiting: await countWaiting(db, actor.districtId, MOST_COUNTED),
    items: page.map(({ createdAt, ...mail }) => {
      const observation = records.get(mail.id) ?? null
      const kind = mail.kind === 'record' && !observation ? 'notice' : mail.kind
      return { ...mail, kind, since: createdAt.toISOString(), observation }
    }),
    next: last && found.length > PAGE ? cursorOf(last) : null,
  }
}
