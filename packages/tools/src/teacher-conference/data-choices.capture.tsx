import { timeIn } from '@corridor/domain/day-words'
import { Button } from '@corridor/ui/capture/button'
import type { Evidence } from '../capture-view.ts'
import styles from './card.module.css'

interface Props {
  readonly offered: readonly Evidence[]
  readonly timeZone: string
  readonly onPick: (evidence: Evidence) => void
}

/** What the other tools of the visit recorded. */
export function DataChoices({ offered, timeZone, onPick }: Props) {
  if (offered.length === 0)
    return (
      <p className={styles.small} role="status">
        This visit has nothing else to pick from. Write it down instead.
      </p>
    )
  return (
    <ul className={styles.rows} aria-label="From the visit">
      {offered.map((it) => (
        <li key={`${it.observationId} ${it.entryId}`}>
          <div className={`${styles.line} ${styles.spread}`}>
            <p>
              <span className={styles.small}>
                {it.kind} · {timeIn(timeZone, it.at)}
              </span>
              <br />
              {it.text}
            </p>
            <Button aria-label={`Use ${it.text}`} onClick={() => onPick(it)}>
              Use
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
