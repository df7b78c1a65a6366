import type { ActionStep } from '@corridor/contract/people/educators'
import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { firstName } from '@corridor/domain/people/first-name'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconFlag, IconNote, IconUserCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { toast } from '../../../frame/messages/toasts.tsx'
import { StepNoteForm } from '../../../people/step-note-form.tsx'
import { useStepStatus } from '../../../people/use-step-status.ts'
import styles from './home.module.css'

/** The id of the card that takes the focus when the button that had it is gone. */
const MY_STEPS = 'my-steps'

interface Props {
  readonly home: Pick<EducatorHome, 'educatorId' | 'steps' | 'promises'>
  readonly today: Day
}

/**
 * The educator’s own steps, and what leaders took on. They note how it goes, say that a step is done, and can take
 * that back; whoever agreed on it sees all of it.
 */
export function MyStepsCard({ home: { educatorId, steps, promises }, today }: Props) {
  return (
    <Card
      title="My action steps"
      aside={
        <Link className={styles.all} to="/steps?whose=mine">
          All steps
        </Link>
      }
    >
      <ul id={MY_STEPS} className={styles.list} tabIndex={-1}>
        {steps.map((step) => (
          <Step key={step.id} educatorId={educatorId} step={step} today={today} />
        ))}
        {promises.map(({ id, by, text, dueOn }) => (
          <li key={id} className={styles.promise}>
            <IconUserCheck size={18} stroke={1.8} aria-hidden />
            <div>
              <strong>{firstName(by)} promised</strong>
              <p className={styles.message}>{text}</p>
              <p className={styles.small}>{dueWords(dueOn, today)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface StepProps {
  readonly educatorId: EducatorHome['educatorId']
  readonly step: ActionStep
  readonly today: Day
}

function Step({ educatorId, step, today }: StepProps) {
  const { id, text, dueOn, status, createdBy, createdOn, closedOn, mayClose } = step
  const { setStatus, isPending } = useStepStatus(educatorId, step, MY_STEPS)
  const isOpen = status === 'open'
  const [isNoting, setIsNoting] = useState(false)
  const noteButton = useRef<HTMLButtonElement>(null)
  const leave = () => {
    flushSync(() => setIsNoting(false))
    noteButton.current?.focus()
  }
  return (
    <li className={styles.step}>
      <div className={styles.agreed} data-open={isOpen || undefined}>
        <p className={styles.state}>
          <span>
            {isOpen ? (
              <IconFlag size={16} stroke={1.8} aria-hidden />
            ) : (
              <IconCircleCheck size={16} stroke={1.8} aria-hidden />
            )}
            {isOpen ? 'Open' : `Done ${shortDayFrom(today, closedOn ?? today)}`}
          </span>
          {isOpen && <span>{dueWords(dueOn, today)}</span>}
        </p>
        <p className={styles.message}>{text}</p>
        <p className={styles.small}>
          Agreed with {createdBy}, {shortDayFrom(today, createdOn)}
        </p>
      </div>
      {isNoting ? (
        <StepNoteForm
          educatorId={educatorId}
          stepId={id}
          reader={createdBy}
          onSaved={() => {
            leave()
            toast('Note saved', `${createdBy} reads it, too.`)
          }}
          onLeave={leave}
        />
      ) : (
        <div className={styles.stepActions}>
          {isOpen && (
            <Button
              ref={noteButton}
              variant="default"
              leftSection={<IconNote size={18} stroke={1.8} />}
              aria-label={`Add a note: ${text}`}
              onClick={() => setIsNoting(true)}
            >
              Add a note
            </Button>
          )}
          {mayClose && (
            <Button
              variant={isOpen ? 'light' : 'default'}
              loading={isPending}
              leftSection={isOpen && <IconCircleCheck size={18} stroke={1.8} />}
              aria-label={`${isOpen ? 'Mark as done' : 'Undo'}: ${text}`}
              onClick={() => setStatus(isOpen ? 'done' : 'open')}
            >
              {isOpen ? 'Mark as done' : 'Undo'}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
