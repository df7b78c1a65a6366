import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import { Card } from '@corridor/ui/card'
import { initialsOf } from '@corridor/ui/initials'
import { Link } from 'react-router'
import { ObserveEducator } from '../../frame/navigation/observe-link.tsx'
import { whoNext } from '../../people/who-next.ts'
import styles from './who-next-card.module.css'

interface Props extends Pick<SchoolDashboard, 'coverage' | 'followUps' | 'yearStartsOn'> {
  readonly today: Day
  /** Only the reader's own visits are known. */
  readonly isOwnAlone?: boolean
}

export function WhoNextCard({ coverage: { rows }, ...props }: Props) {
  return (
    <Card title="Who next" subtitle="Longest wait, due follow-ups">
      <ol className={styles.list}>
        {whoNext({ rows, ...props }).map(({ educator, isPromised, reasons }, index) => (
          <li key={educator.id} data-promised={isPromised || undefined}>
            <span className={styles.initials} aria-hidden>
              {initialsOf(educator.name)}
            </span>
            <div className={styles.who}>
              <Link className={styles.name ?? ''} to={`/educators/${educator.id}`}>
                {educator.name}
              </Link>
              <p>
                {educator.teaching} · {educator.room}
              </p>
              {reasons.map((reason) => (
                <strong key={reason}>{reason}</strong>
              ))}
            </div>
            <ObserveEducator educator={educator} isFirst={index === 0} place="list" />
          </li>
        ))}
      </ol>
    </Card>
  )
}
