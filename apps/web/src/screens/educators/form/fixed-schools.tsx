import type { Educator } from '@corridor/contract/educators'
import type { Day } from '@corridor/domain/calendar/calendar'
import { spanWords } from '../../../forms/span.ts'
import styles from './educator-form.module.css'

interface Props {
  readonly places: Educator['schools']
  readonly today: Day
}

/** Times at schools that somebody else looks after, or that are no longer in use. */
export function FixedSchools({ places, today }: Props) {
  return places.map(({ school, startsOn, endsOn }) => (
    <p key={`${school.id} ${startsOn}`} className={styles.fixed}>
      {school.name}: {spanWords({ startsOn, endsOn }, today)}. This stays as it is.
    </p>
  ))
}
