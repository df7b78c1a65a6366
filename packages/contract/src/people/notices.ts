import { Day } from '@corridor/domain/calendar/calendar'
import { noticeKinds } from '@corridor/domain/notices/notice-kinds'
import { secret } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const MOST_AT_ONCE = 100

const Notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  /** “On Task, Thu, Oct 22” */
  detail: z.nullable(z.string()),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  /** The address that the notice leads to. */
  to: z.string(),
})
export type Notice = z.infer<typeof Notice>

const Unread = z.object({ unread: z.int() })

const link = {
  access: 'guest',
  problems: ['unsubscribe-link-not-valid'],
  params: z.strictObject({ token: secret() }),
  response: z.object({ title: z.string() }),
} as const

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/notices',
    summary: 'What my bell tells me of, newest first, as far as I may still know of it',
    access: 'login',
    query: z.strictObject({ before: z.optional(z.uuid()) }),
    response: z.object({
      items: z.array(Notice),
      /** Where the list goes on, before this notice; null: there are no more. */
      next: z.nullable(z.uuid()),
      unread: z.int(),
      /** Today in the district’s time zone. */
      today: Day,
    }),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/notices/unread',
    summary: 'How many I have not read, counted up to 100',
    access: 'login',
    response: Unread,
  }),
  read: endpoint({
    method: 'POST',
    path: '/notices/read',
    summary: 'I have read these, and all up to one: what came later stays unread',
    access: 'login',
    body: z.strictObject({
      ids: z.exactOptional(z.array(z.uuid()).check(z.maxLength(MOST_AT_ONCE))),
      until: z.exactOptional(z.uuid()),
    }),
    response: Unread,
  }),
  showEnding: endpoint({
    ...link,
    method: 'GET',
    path: '/unsubscribe/:token',
    summary: 'What a link of a mail would turn off',
  }),
  end: endpoint({
    ...link,
    method: 'POST',
    path: '/unsubscribe/:token',
    summary: 'Turn off mails of a kind by the link of one, without signing in',
  }),
}
