import type { Observation } from '@corridor/contract/observations/observations'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear, momentIn } from '@corridor/domain/calendar/day-words'
import { periodWords, teachingWords } from '@corridor/domain/people/teaching-words'
import { counted } from '@corridor/domain/words/count-words'
import { StatusTag } from '../observation-status.tsx'
import { ObservationActions } from './observation-actions.tsx'
import { PrintButton } from './print-button.tsx'
import styles from './record-header.module.css'

export function RecordHeader({ observation }: { readonly observation: Observation }) {
  const { record, status } = observation
  const isVisit = observation.others.length > 0
  const { timeZone, startedAt, school, period, studentsPresent, observer } = record
  const facts = [
    teachingWords(record.educator),
    period && periodWords(period),
    studentsPresent !== null && counted(studentsPresent, 'student'),
    school,
  ]
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <p>{dayAndYear(dayIn(timeZone, new Date(startedAt)))}</p>
        <h1>{titleOf(observation)}</h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p>Visited by {observer}</p>
        <p className={styles.status}>
          <StatusTag status={status} />
          {whenWords(observation)}
        </p>
      </div>
      {isVisit ? <PrintButton /> : <ObservationActions observation={observation} />}
    </header>
  )
}

function titleOf({ educator, mayReply, others }: Observation): string {
  const what = others.length > 0 ? 'visit' : 'observation'
  return mayReply ? `Your ${what}` : `${what === 'visit' ? 'Visit' : 'Observation'} for ${educator.name}`
}

/** “Oct 22, 12:05 PM · sent Oct 22, 9:40 AM”, beside the word for how far it is. */
function whenWords({ record: { timeZone }, sentAt, acknowledgedAt }: Observation): string {
  if (!sentAt) return ''
  const sent = momentIn(timeZone, sentAt)
  return acknowledgedAt ? `${momentIn(timeZone, acknowledgedAt)} · sent ${sent}` : sent
}
