import { Popover } from '@corridor/ui/popover'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from '../../../frame/list/list-filters.module.css'

interface Props {
  readonly title: string
  readonly value: string
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** A filter as a button that states its value, over its choices. */
export function FilterButton({ title, value, onOpen, children }: Props) {
  return (
    <Popover
      position="bottom-start"
      width={320}
      target={(toggle) => (
        <Button
          className={styles.filter}
          variant="default"
          onClick={() => {
            onOpen()
            toggle()
          }}
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          {title} <strong>{value}</strong>
        </Button>
      )}
    >
      {children}
    </Popover>
  )
}
