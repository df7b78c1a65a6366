import { Empty } from '@corridor/ui/empty'
import { Link } from 'react-router'
import { isGranted } from '../../api/session.ts'
import { useUser } from '../../frame/use-user.ts'
import styles from './no-educators.module.css'

// The steps in the order in which a district is set up.
const steps = [
  {
    needs: 'district.manage',
    to: '/settings/district',
    words: 'Look through your school year and its closed days',
  },
  { needs: 'school.manage', to: '/settings/school', words: 'Add your schools and their bell schedules' },
  { needs: 'educator.manage', to: '/educators/create', words: 'Add the educators who are visited' },
  { needs: 'user.manage', to: '/settings/user/create', words: 'Invite the people who visit classrooms' },
]

interface Props {
  readonly school: string
  readonly isOneOfSeveral: boolean
}

/** The home of a school in its first days: nobody to visit yet, and what to do meanwhile. */
export function NoEducators({ school, isOneOfSeveral }: Props) {
  const { roles } = useUser()
  const mine = steps.filter(({ needs }) => isGranted(roles, needs))
  return (
    <Empty title={`No educators at ${school} yet`}>
      <p>Once they are added, this page shows whose room to enter next.</p>
      {isOneOfSeveral && <p>To see another school, choose it at the top.</p>}
      {mine.length > 0 && (
        <>
          <p>What you can do now:</p>
          <ul className={styles.steps}>
            {mine.map(({ to, words }) => (
              <li key={to}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Empty>
  )
}
