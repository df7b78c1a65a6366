import type { Permission } from '../people/roles.ts'
import type { MailTime, Notification } from './notification-kinds.ts'

export { type MailTime, mailTimes, type Notification, notifications } from './notification-kinds.ts'

export const mailTimeTitles: Readonly<Record<MailTime, string>> = {
  now: 'At once',
  digest: 'Daily digest',
  never: 'No email',
}

interface About {
  readonly title: string
  readonly description: string
  /** When those are mailed who never chose. */
  readonly usually: MailTime
  /** The permission without which nobody is told about it; absent: everybody is. */
  readonly holdersOf?: Permission
}

export const aboutNotifications: Readonly<Record<Notification, About>> = {
  replies: {
    title: 'Replies',
    description: 'When somebody replies to an observation, asks to meet about it, or answers you.',
    usually: 'now',
  },
  reopened: {
    title: 'Observations opened again',
    description: 'When an observation you have or made is opened again to change it.',
    usually: 'now',
  },
  progress: {
    title: 'Read and answered',
    description:
      'When an educator has read what you sent, answered what you asked, or marked a step as done.',
    usually: 'never',
    holdersOf: 'observation.create',
  },
  reminders: {
    title: 'Reminders',
    description: 'Visits not sent, observations not answered, action steps and follow-ups that are due.',
    usually: 'digest',
  },
  returned: {
    title: 'Email that came back',
    description: 'When an email about something you sent could not be delivered.',
    usually: 'now',
    holdersOf: 'observation.create',
  },
  exports: {
    title: 'Exports',
    description: 'When an export you asked for is ready, or could not be made.',
    usually: 'never',
    holdersOf: 'export.run',
  },
  'new-device': {
    title: 'Sign-in on a new device',
    description: 'When somebody signs in with your account where you have not been before.',
    usually: 'now',
  },
  'plan-reminder': {
    title: 'Reminders about the plan',
    description: 'When a colleague asks for your district’s plan to be turned on again.',
    usually: 'now',
    holdersOf: 'billing.manage',
  },
}

/** The mail times that somebody chose, and no others: should the usual change one day, it changes for all who never did. */
export type MailChoices = Partial<Readonly<Record<Notification, MailTime>>>

export function mailTimeOf(choices: MailChoices, about: Notification): MailTime {
  return choices[about] ?? aboutNotifications[about].usually
}
