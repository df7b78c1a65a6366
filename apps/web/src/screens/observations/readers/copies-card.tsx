import type { Observation } from '@corridor/contract/observations/observation-read'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import { IconFileDescription } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './observation-cards.module.css'

interface Props {
  readonly copies: Observation['copies']
  readonly mayRead: boolean
  readonly timeZone: string
  /** Called to show a copy where it has no address of its own. */
  readonly onOpen?: ((version: number) => void) | undefined
  /** For one tool among several: its title and address. */
  readonly of?: { readonly title: string; readonly at: string }
}

/** The earlier copies, with the reason why the observation was reopened. */
export function CopiesCard({ copies, mayRead, timeZone, onOpen, of }: Props) {
  return (
    <Card title={of ? `Earlier copies of ${of.title}` : 'Earlier copies'}>
      <ul className={styles.list}>
        {copies.map(({ version, sentAt, reopenedBecause }) => (
          <li key={version}>
            <IconFileDescription size={18} stroke={1.8} aria-hidden />
            <div>
              {mayRead && onOpen ? (
                <button type="button" className={styles.copy} onClick={() => onOpen(version)}>
                  Copy {version}
                </button>
              ) : mayRead ? (
                <Link className={styles.copy} to={`${of?.at ?? ''}?copy=${version}`}>
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
