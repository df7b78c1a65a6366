import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { countUnread, listNotices } from './list-notices.ts'
import { setRead } from './notices.queries.ts'
import { endMails, showEnding } from './unsubscribe/end-mails.ts'

export const noticeRoutes: Handlers<typeof contract.notices> = {
  list: ({ db, ...reader }, { query }) => listNotices(db, reader, query),
  unread: async ({ db, ...reader }) => ({ unread: await countUnread(db, reader) }),
  read: async ({ db, now, ...reader }, { body }) => {
    await setRead(db, reader.actor.userId, body, now())
    return { unread: await countUnread(db, reader) }
  },
  showEnding: (services, { params }) => showEnding(services, params.token),
  end: (services, { params }) => endMails(services, params.token),
}
