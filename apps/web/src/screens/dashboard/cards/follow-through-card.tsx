import type { FollowThrough, Kept } from '@corridor/contract/reports/follow-through'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { counted, ENOUGH_FOR_PERCENT, percent } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import type { ReactNode } from 'react'
import styles from './follow-through-card.module.css'

interface Props {
  readonly followed: FollowThrough
  readonly today: Day
  /** Which visits are counted: “this school”. */
  readonly of: string
  /** A link to where the same is counted in more detail. */
  readonly aside?: ReactNode
}

/** What followed visits; each figure says how many it is made of. */
export function FollowThroughCard({ followed, today, of, aside }: Props) {
  const { since, sentInTime, read, acknowledged, answered, seenLater, stepEducators } = followed
  return (
    <Card title="Follow-through" subtitle={`Since ${shortDayFrom(today, since)}, ${of}`} aside={aside}>
      <dl className={styles.list}>
        <Figure label="Sent within 1 school day" {...sentInTime}>
          {sentWords(followed)}
        </Figure>
        <Figure label="Read by the educator" {...read}>
          {read.due === 0 ? 'Nothing to read yet' : `Acknowledged: ${acknowledged} of ${read.due}`}
        </Figure>
        <Figure label="Reply or talk within 5 days" {...answered}>
          {answered.due === 0
            ? 'No visit is old enough to count'
            : `${counted(answered.due, 'visit is', 'visits are')} old enough to count`}
        </Figure>
        <Figure label="Action step seen in a later visit" {...seenLater}>
          {seenLater.due === 0
            ? 'No step was agreed since then'
            : `${counted(seenLater.due, 'step')} agreed with ${counted(stepEducators, 'educator')}`}
        </Figure>
      </dl>
    </Card>
  )
}

function Figure({
  label,
  kept,
  due,
  children,
}: Kept & { readonly label: string; readonly children: ReactNode }) {
  const share = due === 0 ? 0 : kept / due
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.count}>
        <strong>{due === 0 ? 'None yet' : `${kept} of ${due}`}</strong>
        {due >= ENOUGH_FOR_PERCENT && ` (${percent(share)})`}
      </dd>
      <dd className={styles.bar} aria-hidden>
        <i style={{ width: `${100 * share}%` }} />
      </dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  )
}

function sentWords({ sent, medianHours }: FollowThrough): string {
  if (medianHours === null) return 'No visit was sent yet'
  return `${sent} sent; median ${hoursWords(medianHours)} from visit to send`
}

const DAY_HOURS = 24

function hoursWords(hours: number): string {
  if (hours < 1) return 'less than an hour'
  const isDays = hours >= 2 * DAY_HOURS
  return isDays ? counted(Math.round(hours / DAY_HOURS), 'day') : counted(Math.round(hours), 'hour')
}
