import type { Educator } from '@corridor/contract/people/educators'
import { addDays, dayIn } from '@corridor/domain/calendar/calendar'
import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { nearDay } from '@corridor/domain/calendar/near-day'
import { counted } from '@corridor/domain/words/count-words'
import card from '@corridor/ui/card.module.css'
import { useUser } from '../../../frame/use-user.ts'
import { stepsInOrder } from '../steps/step-words.ts'
import styles from './educator-facts.module.css'
import { isCounted } from './educator-words.ts'

interface Fact {
  readonly title: string
  readonly figure: string
  readonly words: string
}

export function EducatorFacts({ educator }: { readonly educator: Educator }) {
  const { time_zone: timeZone } = useUser().district
  return (
    <dl className={`${card.card} ${styles.facts}`}>
      {factsOf(educator, timeZone).map(({ title, figure, words }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={styles.figure}>{figure}</dd>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ visits, steps, today }: Educator, timeZone: string): Fact[] {
  const made = visits.filter(isCounted)
  const [last] = made
  const lastOn = last && dayIn(timeZone, new Date(last.startedAt))
  const observers = [...new Set(made.map(({ observer }) => observer))]
  const { open } = stepsInOrder(steps)
  return [
    { title: 'Visits', figure: String(made.length), words: 'this school year' },
    {
      title: 'Last visit',
      figure: lastOn ? nearDay(lastOn, today) : 'None yet',
      words: lastOn && lastOn >= addDays(today, -1) ? weekdayAndDay(lastOn) : 'this school year',
    },
    {
      title: 'Observers',
      figure: String(observers.length),
      words: observers.length < 3 ? observers.join(', ') : `${counted(made.length, 'visit')} between them`,
    },
    {
      title: 'Open steps',
      figure: String(open.length),
      words: open[0] ? dueWords(open[0].dueOn, today) : `${steps.length} closed`,
    },
  ]
}
