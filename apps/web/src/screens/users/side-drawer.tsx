import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './side-drawer.module.css'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** At the right of the list; a page of its own on a phone. */
export function SideDrawer({ isOpen, title, onClose, children }: Props) {
  // The kit listens to the whole window, so that Escape in a question above would close the drawer too.
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    const isTaken = target instanceof Element && target.matches('[data-mantine-stop-propagation="true"]')
    if (key === 'Escape' && !isTaken) onClose()
  }
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={480}
      zIndex={150} // Dialogs are at 200.
      closeOnEscape={false}
      transitionProps={{ duration: 200 }}
    >
      <Drawer.Overlay color="var(--nav)" backgroundOpacity={0.45} />
      <Drawer.Content className={styles.drawer ?? ''} onKeyDown={closeOnEscape}>
        <Drawer.Header className={styles.header ?? ''}>
          <Drawer.Title className={styles.title ?? ''}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" size={44} icon={<IconX size={22} stroke={1.8} />} />
        </Drawer.Header>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  )
}
