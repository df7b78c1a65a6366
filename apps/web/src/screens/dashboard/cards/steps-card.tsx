import type { OpenSteps } from '@corridor/contract/reports/home-cards'
import type { Day } from '@corridor/domain/calendar/calendar'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { Card } from '@corridor/ui/card'
import { IconCalendarEvent, IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'
import { RowLink } from '../../../frame/list/row-link.tsx'
import styles from './cards.module.css'

interface Props {
  readonly steps: OpenSteps
  readonly school: number
  readonly today: Day
}

/** The open action steps of a school, and the reader’s promises. */
export function StepsCard({ steps, school, today }: Props) {
  const { open, promised, items } = steps
  return (
    <Card
      title="Open action steps"
      subtitle={countWords(steps)}
      aside={
        open + promised > 0 && (
          <Link className={styles.all ?? ''} to={`/steps?school=${school}`}>
            See all
          </Link>
        )
      }
    >
      {items.length === 0 && (
        <p className={styles.none}>No step is open. Steps are agreed in a visit or on an educator’s page.</p>
      )}
      <ul className={styles.list}>
        {items.map(({ id, educator, text, dueOn, isPromise }) => (
          <li key={id} className={styles.step}>
            <RowLink className={styles.name} to={`/educators/${educator.id}`}>
              {educator.name}
            </RowLink>
            <Due dueOn={dueOn} today={today} />
            <p>
              {isPromise && <strong>You promised: </strong>}
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** “11 open, 2 past due, 14 mastered this year, 1 promised by you”: what the list behind it counts, too. */
function countWords({ open, pastDue, mastered, promised }: OpenSteps): string {
  return [
    `${open} open`,
    // Of promises nobody counts which are past due: beside them “0 past due” would be read as all of the list.
    ...(pastDue > 0 || promised === 0 ? [`${pastDue} past due`] : []),
    ...(mastered > 0 || promised === 0 ? [`${mastered} mastered this year`] : []),
    ...(promised > 0 ? [`${promised} promised by you`] : []),
  ].join(', ')
}

function Due({ dueOn, today }: { readonly dueOn: Day | null; readonly today: Day }) {
  const isPast = dueOn !== null && dueOn < today
  const Icon = isPast ? IconHistory : IconCalendarEvent
  return (
    <span
      className={styles.due}
      data-past={isPast || undefined}
      data-soon={isSoon(dueOn, today) || undefined}
    >
      <Icon size={15} stroke={1.8} aria-hidden /> {dueWords(dueOn, today)}
    </span>
  )
}

function isSoon(dueOn: Day | null, today: Day): boolean {
  return dueOn !== null && ['Due today', 'Due tomorrow'].includes(dueWords(dueOn, today))
}
