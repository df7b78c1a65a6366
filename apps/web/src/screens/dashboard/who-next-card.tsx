import type { CoverageRow } from '@corridor/contract/dashboard'
import type { Day } from '@corridor/domain/calendar'
import { counted } from '@corridor/domain/count-words'
import { shortDay } from '@corridor/domain/day-words'
import { Card } from '@corridor/ui/card'
import { initialsOf } from '@corridor/ui/initials'
import { Link } from 'react-router'
import { ObserveEducator } from '../../frame/observe-link.tsx'
import styles from './who-next-card.module.css'

const MOST = 5

interface Props {
  /** Longest wait first. */
  readonly rows: readonly CoverageRow[]
  readonly yearStartsOn: Day
}

export function WhoNextCard({ rows, yearStartsOn }: Props) {
  return (
    <Card title="Who next" subtitle="Longest wait first">
      <ol className={styles.list}>
        {rows.slice(0, MOST).map((row, index) => (
          <li key={row.educator.id}>
            <span className={styles.initials} aria-hidden>
              {initialsOf(row.educator.name)}
            </span>
            <div className={styles.who}>
              <Link className={styles.name ?? ''} to={`/educators/${row.educator.id}`}>
                {row.educator.name}
              </Link>
              <p>
                {row.educator.teaching} · {row.educator.room}
              </p>
              <strong>{whyNext(row, yearStartsOn)}</strong>
            </div>
            <ObserveEducator educator={row.educator} isFirst={index === 0} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function whyNext({ schoolDaysSince, educator }: CoverageRow, yearStartsOn: Day): string {
  if (schoolDaysSince !== null) return `${counted(schoolDaysSince, 'school day')} since last visit`
  return educator.joinedOn > yearStartsOn
    ? `No visit yet, joined ${shortDay(educator.joinedOn)}`
    : 'No visit yet'
}
