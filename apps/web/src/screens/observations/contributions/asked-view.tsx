import type { Observation } from '@corridor/contract/observations/observation-read'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { isConference } from '@corridor/domain/observation/conference'
import { toolOf } from '../../../tool-looks.ts'
import header from '../record/record-header.module.css'
import styles from './asked-view.module.css'
import { InvitationsCard } from './invitations-card.tsx'
import { RatingsCard } from './ratings-card.tsx'
import { WithSaid } from './with-said.tsx'

/** What the educator sees of an observation before it is sent: the asks, and nothing else. */
export function AskedView({ observation }: { readonly observation: Observation }) {
  const { record, toolTypeId, observer, invitations } = observation
  // A conference that is prepared has begun on no day yet: its draft was made on some other.
  const isTalk = isConference(toolTypeId)
  const day = dayAndYear(dayIn(record.timeZone, new Date(record.startedAt)))
  const isRating = invitations.some(({ kind }) => kind === 'self-rating')
  return (
    <div className={styles.page}>
      <header className={header.header}>
        <div className={header.words}>
          <p>{toolOf(toolTypeId).title}</p>
          <h1>{isRating ? 'Rate your lesson' : 'Questions for you'}</h1>
          <p>{[observer.name, ...(isTalk ? [] : [day]), record.school].join(' · ')}</p>
        </div>
      </header>
      <WithSaid observation={observation}>
        {(saying) => (
          <>
            <RatingsCard observation={observation} saying={saying} />
            <InvitationsCard observation={observation} saying={saying} />
          </>
        )}
      </WithSaid>
    </div>
  )
}
