import type { Observation } from '@corridor/contract/observations/observation-read'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear, momentIn } from '@corridor/domain/calendar/day-words'
import { lessonFacts, observerWords, recordKind } from '@corridor/domain/observation/record-words'
import { useUser } from '../../../frame/use-user.ts'
import { StatusTag } from '../observation-status.tsx'
import actions from './observation-actions.module.css'
import { ObservationActions } from './observation-actions.tsx'
import { PdfButton } from './pdf-button.tsx'
import { PrintButton } from './print-button.tsx'
import styles from './record-header.module.css'

export function RecordHeader({ observation }: { readonly observation: Observation }) {
  const { educator, record, status, isAboutMe, isOutOfReach, deliveries } = observation
  const isVisit = observation.others.length > 0
  const kind = recordKind(record, isVisit)
  const title = `${kind} ${kind === 'Conference' ? 'with' : 'for'} ${educator.name}`
  const { district } = useUser()
  const { timeZone, startedAt, school } = record
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <p>{dayAndYear(dayIn(timeZone, new Date(startedAt)))}</p>
        {isAboutMe ? (
          <>
            <h1 className={styles.screenOnly}>Your {kind.toLowerCase()}</h1>
            <p className={styles.paperOnly}>
              <strong>{title}</strong>
            </p>
          </>
        ) : (
          <h1>{title}</h1>
        )}
        <p>{[...lessonFacts(record).map(({ words }) => words), school].join(' · ')}</p>
        {/* On a screen the card of the sender says it to the educator. */}
        <p className={isAboutMe ? styles.paperOnly : undefined}>{observerWords(record)}</p>
        <p className={styles.paperOnly}>{district.name}</p>
        <p className={styles.status}>
          <StatusTag
            status={status}
            isOutOfReach={isOutOfReach}
            delivery={deliveries.find((it) => it.isEducator)?.state}
          />
          {whenWords(observation)}
        </p>
      </div>
      {isVisit ? (
        <div className={actions.actions}>
          <PdfButton id={observation.id} isVisit />
          <PrintButton />
        </div>
      ) : (
        <ObservationActions observation={observation} />
      )}
    </header>
  )
}

/** “Oct 22, 12:05 PM · sent Oct 22, 9:40 AM”, beside the status. To the educator the sender’s card says when it was sent. */
function whenWords({ record: { timeZone }, sentAt, acknowledgedAt, isAboutMe }: Observation): string {
  if (!sentAt) return ''
  if (isAboutMe) return acknowledgedAt ? momentIn(timeZone, acknowledgedAt) : ''
  const sent = momentIn(timeZone, sentAt)
  return acknowledgedAt ? `${momentIn(timeZone, acknowledgedAt)} · sent ${sent}` : sent
}
