import { userStatuses } from '@corridor/contract/people/users'
import { roles, roleTitles } from '@corridor/domain/people/roles'
import { ListFilter } from '../../../frame/list/list-filter.tsx'
import styles from '../../../frame/list/list-filters.module.css'
import { ListSearch } from '../../../frame/list/list-search.tsx'
import { useUsersAddress } from '../users-address.ts'

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
  const list = useUsersAddress()
  const schoolChoices = schools.map(({ id, name }) => ({ value: String(id), title: name }))
  return (
    <div className={styles.filters}>
      <ListSearch list={list} label="Search users" placeholder="Name or email" />
      <ListFilter list={list} part="role" title="Role" choices={roleChoices} />
      {schools.length > 1 && <ListFilter list={list} part="school" title="School" choices={schoolChoices} />}
      <ListFilter list={list} part="status" title="Status" choices={statusChoices} />
    </div>
  )
}
