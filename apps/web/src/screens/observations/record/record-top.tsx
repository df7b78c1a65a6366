import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { lessonFacts, observerWords, recordKind } from '@corridor/domain/observation/record-words'
import { LogoMark } from '@corridor/ui/art/logo'
import styles from './record-page.module.css'

interface Props {
  readonly record: ObservationRecord
  /** Whether the record is of several tools. */
  readonly isVisit?: boolean
}

/** The head of a record that stands for itself. */
export function RecordTop({ record, isVisit = false }: Props) {
  const { school, educator, startedAt, timeZone } = record
  const kind = recordKind(record, isVisit)
  return (
    <header className={styles.top}>
      <p className={styles.school}>
        <LogoMark size={26} /> <strong>{school}</strong>
        <span>{dayAndYear(dayIn(timeZone, new Date(startedAt)))}</span>
      </p>
      <h3>
        {kind} {kind === 'Conference' ? 'with' : 'for'} {educator.name}
      </h3>
      <p>
        {lessonFacts(record)
          .map(({ words }) => words)
          .join(' · ')}
      </p>
      <p>{observerWords(record)}</p>
    </header>
  )
}
