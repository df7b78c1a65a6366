import { Button, Drawer } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import styles from './filters.module.css'

interface Props {
  /** How many filters are set. */
  readonly count: number
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** All filters on a phone, behind one button: “Filters (2)”. */
export default function FiltersDrawer({ count, onOpen, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    onOpen()
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="default" leftSection={<IconFilter size={18} stroke={1.8} />} onClick={open}>
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Drawer.Root
        opened={isOpen}
        onClose={close}
        position="right"
        size={360}
        transitionProps={{ duration: 200 }}
      >
        <Drawer.Overlay color="var(--nav)" backgroundOpacity={0.45} />
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title className={styles.drawerTitle}>Filters</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" size={44} icon={<IconX size={22} stroke={1.8} />} />
          </Drawer.Header>
          <Drawer.Body>
            <div className={styles.drawer}>
              {children}
              <Button onClick={close}>Show the report</Button>
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
