import type { Observation } from '@corridor/contract/observations/observation-read'
import { momentIn } from '@corridor/domain/calendar/day-words'
import card from '@corridor/ui/card.module.css'
import { Initials } from '@corridor/ui/initials'
import styles from './sender-card.module.css'

interface Props {
  /** What was sent together. */
  readonly parts: readonly Observation[]
}

/** Who sent it, when, and what they wrote: without a message, too, a reader knows whom it is from. */
export function SenderCard({ parts: [first, ...others] }: Props) {
  if (!first) return null
  const { observer, timeZone } = first.record
  const { message } = [first, ...others].find(({ record }) => record.message)?.record ?? {}
  return (
    <section className={`${card.card} ${styles.sender}`} aria-label={`From ${observer}`}>
      <header>
        <Initials name={observer} tone="brand" />
        <div>
          <strong>{observer}</strong>
          {first.sentAt && <small>Sent {momentIn(timeZone, first.sentAt)}</small>}
        </div>
      </header>
      {message && <blockquote>{message}</blockquote>}
    </section>
  )
}
