import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { Day } from '@corridor/domain/calendar/calendar'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { Card } from '@corridor/ui/card'
import { Link } from 'react-router'
import styles from './steps.module.css'

interface Props {
  readonly promises: ResponseOf<typeof contract.steps.list>['promises']
  readonly today: Day
}

/** What the leader took on in conferences. Each comes up at the next one with that educator, and is closed there. */
export function Promises({ promises, today }: Props) {
  return (
    <Card
      className={styles.promises}
      title="What you promised"
      subtitle="Comes up at your next conference with each, and is closed there"
    >
      <ul className={styles.plain}>
        {promises.map(({ id, educator, text, dueOn }) => (
          <li key={id}>
            <Link to={`/educators/${educator.id}/conferences`}>{educator.name}</Link> ·{' '}
            {dueWords(dueOn, today)}
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
