import { Drawer } from '@mantine/core'
import { useModals } from '@mantine/modals'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './side-drawer.module.css'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel at the right of the list; a page of its own on a phone. */
export function SideDrawer({ isOpen, title, onClose, children }: Props) {
  // Escape in a question above the drawer answers the question alone.
  const isAsking = useModals().modals.length > 0
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={480}
      zIndex={150} // Dialogs are at 200.
      closeOnEscape={!isAsking}
      classNames={{ content: styles.drawer ?? '', header: styles.header ?? '', title: styles.title ?? '' }}
      transitionProps={{ duration: 200 }}
    >
      <Drawer.Overlay color="var(--nav)" backgroundOpacity={0.45} />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" size={44} icon={<IconX size={22} stroke={1.8} />} />
        </Drawer.Header>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  )
}
