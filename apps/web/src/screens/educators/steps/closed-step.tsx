import type { ActionStep } from '@corridor/contract/people/educators'
import type { Day } from '@corridor/domain/calendar/calendar'
import { closedWords } from '@corridor/domain/observation/step-words'
import type { EducatorId } from '@corridor/domain/people/ids'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import styles from './steps-card.module.css'
import { useStepStatus } from './use-step-status.ts'

interface Props {
  readonly educatorId: EducatorId
  readonly step: ActionStep
  readonly today: Day
}

export function ClosedStep({ educatorId, step, today }: Props) {
  const { setStatus, isPending } = useStepStatus(educatorId, step)
  const Icon = step.status === 'dropped' ? IconCircleMinus : IconCircleCheck
  return (
    <li className={styles.closed}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <div>
        <p>{step.text}</p>
        <small>
          {closedWords(step, today)}
          {step.isCoaching && ' · Coaching, not visible to anyone else'}
        </small>
      </div>
      {step.mayChange && (
        <Button
          variant="subtle"
          className={styles.reopen}
          loading={isPending}
          aria-label={`Reopen: ${step.text}`}
          onClick={() => setStatus('open')}
        >
          Reopen
        </Button>
      )}
    </li>
  )
}
