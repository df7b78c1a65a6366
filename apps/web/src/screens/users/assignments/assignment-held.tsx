import type { HeldAssignment } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import { roleTitles } from '@corridor/domain/people/roles'
import { counted } from '@corridor/domain/words/count-words'
import { spanWords } from '../../../forms/span.ts'
import styles from './assignment.module.css'

interface Props {
  readonly title: string
  readonly held: readonly HeldAssignment[]
  readonly today: Day
}

/** Assignments that can only be read. */
export function HeldAssignments({ title, held, today }: Props) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {held.map(({ id, role, school, educators, ...span }) => (
          <li key={id} className={styles.assignment}>
            <strong>{roleTitles[role]}</strong>
            <p>{school?.name ?? 'All schools'}</p>
            {educators && <p>For {counted(educators.length, 'educator')}</p>}
            <p>{spanWords(span, today)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
