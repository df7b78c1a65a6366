import { notificationOf } from '@corridor/domain/notices/notices'
import { mailTimeOf } from '@corridor/domain/notices/notifications'
import type { Queries } from '../../database/doors.ts'
import { toldByMail } from './notices.queries.ts'

/**
 * Whether the notice that a mail tells of needs no mail: it was read in the bell since, or its reader has ended mails of
 * its kind. A mail that tells of no notice goes out.
 */
export async function isNoticeSettled(db: Queries, mailId: string): Promise<boolean> {
  const notice = await toldByMail(db, mailId)
  if (!notice) return false
  const about = notificationOf(notice.kind)
  return notice.readAt !== null || (about !== null && mailTimeOf(notice.chosen, about) === 'never')
}
