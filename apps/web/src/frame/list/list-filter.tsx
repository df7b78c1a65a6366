import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { ListAddress } from './list-address.ts'
import styles from './list-filters.module.css'

interface Props {
  readonly list: ListAddress
  readonly part: string
  readonly title: string
  /** The words shown as long as nothing is chosen. */
  readonly usual?: string
  readonly choices: readonly { readonly value: string; readonly title: string }[]
}

/** A filter as a button that states its value. */
export function ListFilter({ list, part, title, usual = 'All', choices }: Props) {
  const navigate = useNavigate()
  const all = [{ value: '', title: usual }, ...choices]
  const chosen = all.find(({ value }) => value === list.search.get(part)) ?? all[0]
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          className={styles.filter}
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          {title} <strong>{chosen?.title}</strong>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.choices}>
        {all.map(({ value, title: words }) => (
          <Menu.Item
            key={value}
            // The choice is drawn at once, or a search that starts this moment would not know of it.
            onClick={() => navigate(list.choosing({ [part]: value }), { flushSync: true })}
            rightSection={value === chosen?.value && <IconCheck size={16} stroke={1.8} aria-label="shown" />}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
