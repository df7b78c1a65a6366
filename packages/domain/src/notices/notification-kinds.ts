/** When somebody is mailed about something: at once, once a day with all else, or not at all. */
export const mailTimes = ['now', 'digest', 'never'] as const
export type MailTime = (typeof mailTimes)[number]

/** What a person chooses the time of mails for. Mails that guard an account, or bring an observation, always go out. */
export const notifications = [
  'replies',
  'reopened',
  'progress',
  'reminders',
  'returned',
  'exports',
  'new-device',
  'plan-reminder',
] as const
export type Notification = (typeof notifications)[number]
