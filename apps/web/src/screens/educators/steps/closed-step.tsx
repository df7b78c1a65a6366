import type { ActionStep } from '@corridor/contract/people/educators'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId } from '@corridor/domain/people/ids'
import { closedWords } from '@corridor/domain/steps/step-words'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import { useStepStatus } from '../../../people/use-step-status.ts'
import styles from './steps-card.module.css'
import { STEPS } from './steps-place.ts'

interface Props {
  readonly educatorId: EducatorId
  readonly step: ActionStep
  readonly today: Day
}

export function ClosedStep({ educatorId, step, today }: Props) {
  const { setStatus, isPending } = useStepStatus(educatorId, step, STEPS)
  const Icon = step.status === 'dropped' ? IconCircleMinus : IconCircleCheck
  return (
    <li className={styles.closed}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <div>
        <p>{step.text}</p>
        <small>
          {closedWords(step, today)}
          {step.closedBy && `, by ${step.closedBy}`}
          {step.isCoaching && ' · Coaching, not visible to anyone else'}
        </small>
      </div>
      {(step.mayChange || step.mayClose) && (
        <Button
          variant="subtle"
          className={styles.reopen}
          loading={isPending}
          aria-label={`${step.mayChange ? 'Reopen' : 'Undo'}: ${step.text}`}
          onClick={() => setStatus('open')}
        >
          {step.mayChange ? 'Reopen' : 'Undo'}
        </Button>
      )}
    </li>
  )
}
