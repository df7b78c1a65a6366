import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { observerWords, recordKind } from '@corridor/domain/observation/record-words'
import { periodWords, teachingWords } from '@corridor/domain/people/teaching-words'
import { counted } from '@corridor/domain/words/count-words'
import { LogoMark } from '@corridor/ui/art/logo'
import styles from './record-page.module.css'

interface Props {
  readonly record: ObservationRecord
  /** Whether the record is of several tools. */
  readonly isVisit?: boolean
}

/** The head of a record that stands for itself. */
export function RecordTop({ record, isVisit = false }: Props) {
  const { school, educator, startedAt, timeZone, period, studentsPresent } = record
  const kind = recordKind(record, isVisit)
  const facts = [
    teachingWords(educator),
    period && periodWords(period),
    studentsPresent !== null && counted(studentsPresent, 'student'),
  ]
  return (
    <header className={styles.top}>
      <p className={styles.school}>
        <LogoMark size={26} /> <strong>{school}</strong>
        <span>{dayAndYear(dayIn(timeZone, new Date(startedAt)))}</span>
      </p>
      <h3>
        {kind} {kind === 'Conference' ? 'with' : 'for'} {educator.name}
      </h3>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p>{observerWords(record)}</p>
    </header>
  )
}
