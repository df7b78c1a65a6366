import type { User } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import styles from '../../../frame/list/list-rows.module.css'
import { ListedPerson } from '../../../frame/list/listed-person.tsx'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { UserStatus } from '../user-status.tsx'
import { rolesWords, schoolsWords } from '../user-words.ts'
import { useUsersAddress } from '../users-address.ts'

interface Props {
  readonly users: readonly User[]
  readonly today: Day
}

/** A table, or below 768 px a list. */
export function UsersList(props: Props) {
  return useIsPhone() ? <Items {...props} /> : <Table {...props} />
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

function Who({ user: { id, name, email } }: { readonly user: User }) {
  return <ListedPerson name={name} to={useUsersAddress().update(id)} small={email} />
}
