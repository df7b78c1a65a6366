import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconSchool } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { useUser } from '../use-user.ts'
import { schoolIn } from './chosen-school.ts'
import styles from './school-switcher.module.css'

/** Names the school in view; who follows several chooses one here. */
export function SchoolSwitcher() {
  const { schools, district } = useUser()
  const [search] = useSearchParams()
  const shown = schoolIn(search)
  if (schools.length < 2) {
    return (
      <p className={styles.only}>
        <IconSchool size={18} stroke={1.8} aria-hidden /> {shown?.name ?? district.name}
      </p>
    )
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          className={styles.target}
          variant="subtle"
          color="gray"
          leftSection={<IconSchool size={18} stroke={1.8} />}
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          {shown?.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{district.name}</Menu.Label>
        {schools.map(({ id, name }) => (
          <Menu.Item
            key={id}
            component={Link}
            to={`/?school=${id}`}
            rightSection={id === shown?.id && <IconCheck size={16} stroke={1.8} aria-label="shown" />}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
