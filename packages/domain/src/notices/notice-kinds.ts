import type { Notification } from './notification-kinds.ts'

/** The kinds of notices, each with the notification by which a person chooses when they are mailed about it. */
const kinds = {
  /** What is sent to somebody, or asked of them, is mailed by the sending and the asking itself. */
  sent: null,
  shared: null,
  asked: null,
  /** Both people of a conference hear of it by the mails that go to their calendars. */
  meeting: null,
  'meeting-moved': null,
  'meeting-off': null,
  /** A planned sending that was refused is mailed whatever somebody chose: nobody got what they meant to send. */
  'not-sent': null,
  reopened: 'reopened',
  'reopened-own': 'reopened',
  reply: 'replies',
  meet: 'replies',
  response: 'replies',
  read: 'progress',
  answered: 'progress',
  signed: 'progress',
  'step-done': 'progress',
  returned: 'returned',
  unsent: 'reminders',
  unanswered: 'reminders',
  unheard: 'reminders',
  'step-due': 'reminders',
  'step-overdue': 'reminders',
  'follow-up': 'reminders',
  'export-ready': 'exports',
  'export-failed': 'exports',
  /** Whoever imports a roster may leave the page meanwhile. */
  'import-done': null,
  'import-undone': null,
  /** These tell administrators of a roster that was pulled at night. */
  'roster-held': null,
  'roster-failed': null,
  'new-device': 'new-device',
  'plan-reminder': 'plan-reminder',
} as const satisfies Readonly<Record<string, Notification | null>>

export type NoticeKind = keyof typeof kinds

export const noticeKinds = Object.keys(kinds) as [NoticeKind, ...NoticeKind[]]

/** The notification by which a reader chooses when they are mailed; null: the notice is never mailed by itself. */
export function notificationOf(kind: NoticeKind): Notification | null {
  return kinds[kind]
}
