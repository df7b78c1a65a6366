import type { Observation } from '@corridor/contract/observations/observation-read'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { capital } from '@corridor/domain/words/capital'
import card from '@corridor/ui/card.module.css'
import { Initials } from '@corridor/ui/initials'
import styles from './sender-card.module.css'

interface Props {
  /** What was sent together. */
  readonly parts: readonly Observation[]
}

/** Who sent it, as what, when, and what they wrote: without a message, too, a reader knows whom it is from. */
export function SenderCard({ parts: [first, ...others] }: Props) {
  if (!first) return null
  const { observer, observerRole, timeZone } = first.record
  const sent = first.sentAt && `sent ${momentIn(timeZone, first.sentAt)}`
  const about = [observerRole, sent].filter(Boolean).join(' · ')
  const { message } = [first, ...others].find(({ record }) => record.message)?.record ?? {}
  return (
    <section className={`${card.card} ${styles.sender}`} aria-label={`From ${observer}`}>
      <header>
        <Initials name={observer} tone="brand" />
        <div>
          <strong>{observer}</strong>
          {about && <small>{capital(about)}</small>}
        </div>
      </header>
      {message && <blockquote>{message}</blockquote>}
    </section>
  )
}
