import { shortDay } from '@corridor/domain/calendar/day-words'
import { Choice } from '@corridor/ui/capture/choice'
import { memo } from 'react'
import { type Outcome, outcomes, outcomeTitles } from '../../kinds.ts'
import { type ReviewedStep, reviewing } from '../../reviews.ts'
import type { Review } from '../../teacher-conference.shape.ts'
import { DayField } from '../day-field.capture.tsx'
import styles from './card.module.css'

interface Props {
  readonly step: ReviewedStep
  /** The educator’s first name. */
  readonly name: string
  /** The day of the conference. */
  readonly today: string
  readonly onReview: (id: string, review: Review | null) => void
}

type Answer = Outcome | 'open'

const options: readonly { value: Answer; label: string }[] = [
  { value: 'open', label: 'Open' },
  ...outcomes.map((value) => ({ value, label: outcomeTitles[value] })),
]

/** A step from before, and what became of it. */
export const ReviewRow = memo(function ReviewRow({ step, name, today, onReview }: Props) {
  const { id, text, owner, dueOn, agreedOn, review } = step
  const isCarried = review?.outcome === 'carried'
  const say = (part: Partial<Review>) => onReview(id, reviewing(step, part))
  const choose = (answer: Answer) => (answer === 'open' ? onReview(id, null) : say({ outcome: answer }))
  return (
    <li>
      <div className={`${styles.line} ${styles.spread}`}>
        <strong>{text}</strong>
        <span className={styles.tag} data-tone="accent">
          {agreedOn ? `From ${shortDay(agreedOn)}` : 'From before'}
        </span>
      </div>
      <p className={styles.small}>
        {[owner === 'leader' ? 'Yours' : `${name}’s`, ...dueWords(dueOn, today)].join(' · ')}
      </p>
      <div className={styles.stacked}>
        <Choice
          label="What became of it"
          options={options}
          value={review?.outcome ?? 'open'}
          onChange={choose}
        />
      </div>
      <div className={styles.line} data-unused={!isCarried || undefined} aria-hidden={!isCarried}>
        <DayField
          label="New date"
          value={review?.newDueOn ?? null}
          onChange={(newDueOn) => say({ newDueOn })}
        />
      </div>
    </li>
  )
})

function dueWords(dueOn: string | null, today: string): string[] {
  if (dueOn === null) return []
  return [`${dueOn < today ? 'Overdue since' : 'Due'} ${shortDay(dueOn)}`]
}
