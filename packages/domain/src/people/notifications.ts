import type { Permission } from './roles.ts'

/** Mails that a person may do without. Those that guard an account always go out. */
export const notifications = ['new-device', 'plan-reminder'] as const
export type Notification = (typeof notifications)[number]

interface About {
  readonly title: string
  readonly description: string
  /** Only they are ever written to about it. Absent: everybody is. */
  readonly holdersOf?: Permission
}

export const aboutNotifications: Readonly<Record<Notification, About>> = {
  'new-device': {
    title: 'Sign-in on a new device',
    description: 'When somebody signs in with your account where you have not been before.',
  },
  'plan-reminder': {
    title: 'Reminders about the plan',
    description: 'When a colleague asks for your district’s plan to be turned on again.',
    holdersOf: 'billing.manage',
  },
}
