import { Notifications, notifications } from '@mantine/notifications'
import { IconCircleCheck } from '@tabler/icons-react'

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

/** A toast only confirms: nothing that is needed later. A click anywhere on it closes it. */
export function toast(title: string, message?: string) {
  const id = notifications.show({
    title,
    message,
    icon: <IconCircleCheck size={20} stroke={1.8} />,
    closeButtonProps: { 'aria-label': 'Close this message' },
    onClick: () => notifications.hide(id),
  })
}
