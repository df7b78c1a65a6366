import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dayIn } from '@corridor/domain/calendar/days'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { IconFlag } from '@tabler/icons-react'
import type { OpenStep } from '../start/order-educators.ts'
import styles from './steps-banner.module.css'

interface Props {
  /** The one agreed last comes first; there is at least one. */
  readonly steps: readonly OpenStep[]
  readonly now: Date
  readonly timeZone: string
}

/** The educator’s open action steps, which a visit looks for first. */
export function StepsBanner({ steps, now, timeZone }: Props) {
  const today = dayIn(timeZone, now)
  const [only] = steps.length === 1 ? steps : []
  const title = only ? 'Open action step' : `${steps.length} open action steps`
  return (
    <aside className={styles.banner} aria-label={title}>
      <IconFlag size={20} stroke={1.8} aria-hidden />
      <div>
        <p className={styles.head}>
          <strong>{title}</strong>
          {only?.dueOn && <strong>{dueWords(only.dueOn, today)}</strong>}
        </p>
        <ul>
          {steps.map(({ id, text, dueOn, agreedOn }) => (
            <li key={id}>
              <p className={styles.text}>{text}</p>
              <p className={styles.agreed}>
                {!only && dueOn && <strong>{dueWords(dueOn, today)} · </strong>}
                Agreed {shortDayFrom(today, agreedOn)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
