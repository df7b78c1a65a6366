import type { Observation } from '@corridor/contract/observations/observations'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import { IconFileDescription } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './observation-cards.module.css'

interface Props {
  readonly copies: Observation['copies']
  readonly mayRead: boolean
  readonly timeZone: string
}

/** What was sent before stays, with the reason why it was opened again. */
export function CopiesCard({ copies, mayRead, timeZone }: Props) {
  return (
    <Card title="Earlier copies">
      <ul className={styles.list}>
        {copies.map(({ version, sentAt, reopenedBecause }) => (
          <li key={version}>
            <IconFileDescription size={18} stroke={1.8} aria-hidden />
            <div>
              {mayRead ? (
                <Link className={styles.copy} to={`?copy=${version}`}>
                  Copy {version}
                </Link>
              ) : (
                <strong>Copy {version}</strong>
              )}
              <p>
                Sent {momentIn(timeZone, sentAt)}
                {reopenedBecause && ', reopened because:'}
              </p>
              {reopenedBecause && <p className={styles.evidence}>{reopenedBecause}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
