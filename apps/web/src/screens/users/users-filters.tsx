import { userStatuses } from '@corridor/contract/users'
import { roles, roleTitles } from '@corridor/domain/roles'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { type ListPart, useUsersAddress } from './users-address.ts'
import styles from './users-filters.module.css'
import { UsersSearch } from './users-search.tsx'

interface Choice {
  readonly value: string
  readonly title: string
}

const roleChoices = roles
  .filter((role) => role !== 'support')
  .map((role) => ({ value: role, title: roleTitles[role] }))
const statusChoices = userStatuses.map((value) => ({
  value,
  title: value.charAt(0).toUpperCase() + value.slice(1),
}))

interface Props {
  readonly schools: readonly { readonly id: number; readonly name: string }[]
}

export function UsersFilters({ schools }: Props) {
  const schoolChoices = schools.map(({ id, name }) => ({ value: String(id), title: name }))
  return (
    <div className={styles.filters}>
      <UsersSearch />
      <Filter part="role" title="Role" choices={roleChoices} />
      {schools.length > 1 && <Filter part="school" title="School" choices={schoolChoices} />}
      <Filter part="status" title="Status" choices={statusChoices} />
    </div>
  )
}

interface FilterProps {
  readonly part: ListPart
  readonly title: string
  readonly choices: readonly Choice[]
}

/** A button that states its value. */
function Filter({ part, title, choices }: FilterProps) {
  const { search, choosing } = useUsersAddress()
  const all = [{ value: '', title: 'All' }, ...choices]
  const chosen = all.find(({ value }) => value === search.get(part)) ?? all[0]
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
            component={Link}
            to={choosing({ [part]: value })}
            rightSection={value === chosen?.value && <IconCheck size={16} stroke={1.8} aria-label="shown" />}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
