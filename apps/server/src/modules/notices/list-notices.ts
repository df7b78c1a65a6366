import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { Notice } from '@corridor/contract/people/notices'
import { MOST_UNREAD } from '@corridor/domain/notices/unread'
import type { Queries } from '../../database/doors.ts'
import { describeNotice, isTheirs, type NoticeReader } from './describe-notice.ts'
import { noticesOf, unreadOf } from './notices.queries.ts'

const PAGE = 20

type List = typeof contract.notices.list

/** A page of notices, the newest first. One that is not its reader's to know any more is passed over. */
export async function listNotices(
  db: Queries,
  reader: NoticeReader,
  { before }: RequestOf<List>['query'],
): Promise<ResponseOf<List>> {
  const { userId } = reader.actor
  const items: Notice[] = []
  let from = before
  let isMore = true
  while (isMore && items.length <= PAGE) {
    const found = await noticesOf(db, { which: 'all', userId, before: from, limit: 2 * PAGE })
    items.push(...found.flatMap((it) => describeNotice(it, reader) ?? []))
    from = found.at(-1)?.id
    isMore = found.length === 2 * PAGE
  }
  const page = items.slice(0, PAGE)
  return {
    items: page,
    next: items.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    unread: await countUnread(db, reader),
    today: reader.place.today,
  }
}

/** How many notices are unread, counted up to a limit: nobody reads more from a number. */
export async function countUnread(db: Queries, reader: NoticeReader): Promise<number> {
  const found = await unreadOf(db, { userId: reader.actor.userId, limit: MOST_UNREAD })
  return found.filter((it) => isTheirs(it, reader)).length
}
