import type { ListedStep } from '@corridor/contract/people/steps'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { closedWords } from '@corridor/domain/steps/step-words'
import { Tag } from '@corridor/ui/tag'
import { Button } from '@mantine/core'
import { IconFlag, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { StepActions } from './step-actions.tsx'
import { StepHistory } from './step-history.tsx'
import styles from './steps.module.css'
import type { LastChange } from './use-step-change.ts'

interface Props {
  readonly step: ListedStep
  readonly today: Day
  /** The id of what takes the focus when a button is gone. */
  readonly place: string
  readonly onChanged: (last: LastChange | null) => void
}

export function StepItem({ step, today, place, onChanged }: Props) {
  const { text, educator, isMine, createdBy, createdOn, dueOn, status, carriedOn, isCoaching, note } = step
  const [isOpen, setIsOpen] = useState(false)
  const isPast = status === 'open' && dueOn !== null && dueOn < today
  return (
    <li className={styles.step} data-open={status === 'open' || undefined}>
      <header className={styles.state}>
        <span>
          <IconFlag size={16} stroke={1.8} aria-hidden />
          {isMine ? 'Mine' : <Link to={`/educators/${educator.id}/goals`}>{educator.name}</Link>}
        </span>
        <span data-past={isPast || undefined}>
          {status === 'open' ? dueWords(dueOn, today) : closedWords(step, today)}
        </span>
      </header>
      <p className={styles.text}>{text}</p>
      <p className={styles.small}>
        Agreed with {createdBy}, {shortDayFrom(today, createdOn)}
        {isCoaching && ' · Coaching, not visible to anyone else'}
      </p>
      {carriedOn && (
        <p>
          <Tag tone="accent">Carried on {shortDayFrom(today, carriedOn)}</Tag>
        </p>
      )}
      {note && (
        <p className={styles.note}>
          “{note.text}”{' '}
          <small>
            {note.by}, {shortDayFrom(today, note.on)}
          </small>
        </p>
      )}
      <div className={styles.actions}>
        <StepActions step={step} place={place} onChanged={onChanged} />
        <Button
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} history and notes: ${text}`}
          leftSection={<IconHistory size={18} stroke={1.8} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          History and notes
        </Button>
      </div>
      {isOpen && <StepHistory step={step} />}
    </li>
  )
}
