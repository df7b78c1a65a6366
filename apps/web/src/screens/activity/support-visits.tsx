import { momentIn } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contract, query } from '../../api/client.ts'
import { useUser } from '../../frame/use-user.ts'
import styles from './activity.module.css'

export const supportVisits = query(contract.impersonation.log, {})

/** The list of when support looked with whose eyes, and why. */
export function SupportVisits() {
  const { time_zone } = useUser().district
  const { items } = useSuspenseQuery(supportVisits).data
  if (items.length === 0) {
    return (
      <Empty title="No support visits">
        <p className={styles.calm}>
          If Corridor support ever views Corridor as someone in your district, the reason appears here, and
          that person gets an email.
        </p>
      </Empty>
    )
  }
  return (
    <Card title="Support visits" subtitle="Each lasts an hour at most. The person gets an email every time.">
      <ol className={styles.visits}>
        {items.map(({ id, person, supportName, reason, startedAt, endsAt }) => (
          <li key={id}>
            <p>
              <strong>{supportName}</strong> viewed Corridor as <strong>{person.name}</strong>
            </p>
            <p className={styles.when}>
              {momentIn(time_zone, startedAt)} to {timeIn(time_zone, endsAt)}
            </p>
            <p className={styles.reason}>{reason}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
