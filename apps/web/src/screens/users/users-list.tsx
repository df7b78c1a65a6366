import type { User } from '@corridor/contract/users'
import type { Day } from '@corridor/domain/calendar'
import { initialsOf } from '@corridor/ui/initials'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from 'react-router'
import { UserStatus } from './user-status.tsx'
import { rolesWords, schoolsWords } from './user-words.ts'
import { useUsersAddress } from './users-address.ts'
import styles from './users-list.module.css'

interface Props {
  readonly users: readonly User[]
  readonly today: Day
}

/** A table, or below 768 px a list. */
export function UsersList(props: Props) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return isPhone ? <Items {...props} /> : <Table {...props} />
}

function Table({ users, today }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">School</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td>
              <Who user={user} />
            </td>
            <td>{rolesWords(user.assignments)}</td>
            <td>{schoolsWords(user.assignments)}</td>
            <td>
              <UserStatus user={user} today={today} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Items({ users, today }: Props) {
  return (
    <ul className={styles.items}>
      {users.map((user) => (
        <li key={user.id}>
          <Who user={user} />
          <UserStatus user={user} today={today} />
          <p>
            {rolesWords(user.assignments)} · {schoolsWords(user.assignments)}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The link reaches over the whole row. */
function Who({ user: { id, name, email } }: { readonly user: User }) {
  const { update } = useUsersAddress()
  return (
    <div className={styles.who}>
      <span className={styles.initials} aria-hidden>
        {initialsOf(name)}
      </span>
      <div>
        <Link to={update(id)}>{name}</Link>
        <small>{email}</small>
      </div>
    </div>
  )
}
