import { Notifications, notifications } from '@mantine/notifications'
import { IconCircleCheck } from '@tabler/icons-react'
import { currentUser } from '../../api/session.ts'

/** The toasts (specification §9): top right, 300 wide, 3000 ms, 300 ms of motion, no maximum. */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      containerWidth={300}
      autoClose={3000}
      transitionDuration={300}
      limit={Number.POSITIVE_INFINITY}
      pauseResetOnHover="notification"
    />
  )
}

interface RecentToast {
  readonly title: string
  readonly message: string | undefined
  readonly at: string
  /** The user who was told: nobody else who signs in on this page reads it. */
  readonly userId: number | undefined
}

const MOST = 10
let recent: readonly RecentToast[] = []

/** What toasts said since the page was opened, for people who had no time to read them: the bell shows it. */
export function recentToasts(): readonly RecentToast[] {
  return recent
}

/** Shows a toast, which only confirms and is then listed in the bell. A click anywhere on it closes it. */
export function toast(title: string, message?: string) {
  recent = [{ title, message, at: new Date().toISOString(), userId: currentUser()?.id }, ...recent].slice(
    0,
    MOST,
  )
  const id = notifications.show({
    title,
    message,
    icon: <IconCircleCheck size={20} stroke={1.8} />,
    closeButtonProps: { 'aria-label': 'Close this message' },
    onClick: () => notifications.hide(id),
  })
}
