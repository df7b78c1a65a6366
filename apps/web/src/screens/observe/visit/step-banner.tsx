import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dayIn } from '@corridor/domain/calendar/days'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { IconFlag } from '@tabler/icons-react'
import type { OpenStep } from '../start/order-educators.ts'
import styles from './step-banner.module.css'

interface Props {
  readonly step: OpenStep
  readonly now: Date
  readonly timeZone: string
}

/** The educator’s open action step, which a visit looks for first. */
export function StepBanner({ step: { text, dueOn, agreedOn }, now, timeZone }: Props) {
  const today = dayIn(timeZone, now)
  return (
    <aside className={styles.banner} aria-label="Open action step">
      <IconFlag size={20} stroke={1.8} aria-hidden />
      <div>
        <p className={styles.head}>
          <strong>Open action step</strong>
          {dueOn && <strong>{dueWords(dueOn, today)}</strong>}
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.agreed}>Agreed {shortDayFrom(today, agreedOn)}</p>
      </div>
    </aside>
  )
}
