import { Notifications, notifications } from '@mantine/notifications'
import { IconCircleCheck } from '@tabler/icons-react'
import { keepToast } from './recent-toasts.ts'

/** Spec §9: top right, 300 wide, 3000 ms, 300 ms of motion, no maximum. */
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

/** A toast only confirms, and comes to rest in the bell. A click anywhere on it closes it. */
export function toast(title: string, message?: string) {
  keepToast(title, message)
  const id = notifications.show({
    title,
    message,
    icon: <IconCircleCheck size={20} stroke={1.8} />,
    closeButtonProps: { 'aria-label': 'Close this message' },
    onClick: () => notifications.hide(id),
  })
}
