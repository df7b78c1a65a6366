import type { ActionStep } from '@corridor/contract/people/educators'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dueWords } from '@corridor/domain/calendar/due-words'
import type { EducatorId } from '@corridor/domain/people/ids'
import { type StepStatus, stepStatuses, stepStatusTitles } from '@corridor/domain/steps/action-step'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFlag } from '@tabler/icons-react'
import { useStepStatus } from '../../../people/use-step-status.ts'
import styles from './steps-card.module.css'
import { STEPS } from './steps-place.ts'

const endings = stepStatuses.filter((status) => status !== 'open')
const hints: Readonly<Record<Exclude<StepStatus, 'open'>, string>> = {
  mastered: 'It is part of the lesson now',
  done: 'It was tried',
  dropped: 'Something else matters more',
}

interface Props {
  readonly educatorId: EducatorId
  readonly step: ActionStep
  readonly today: Day
  /** Called to edit the step; absent while another one is written. */
  readonly onEdit?: () => void
}

export function OpenStep({ educatorId, step, today, onEdit }: Props) {
  const { setStatus, isPending } = useStepStatus(educatorId, step, STEPS)
  return (
    <>
      <header className={styles.state}>
        <span>
          <IconFlag size={16} stroke={1.8} aria-hidden /> Open
        </span>
        <span>{dueWords(step.dueOn, today)}</span>
      </header>
      <p className={styles.text}>{step.text}</p>
      <p className={styles.origin}>
        {step.createdBy}, {shortDayFrom(today, step.createdOn)}
        {step.isCoaching && ' · Coaching, not visible to anyone else'}
      </p>
      {step.mayClose && !step.mayChange && (
        <div className={styles.actions}>
          <Button
            variant="default"
            loading={isPending}
            aria-label={`Mark as done: ${step.text}`}
            onClick={() => setStatus('done')}
          >
            Mark as done
          </Button>
        </div>
      )}
      {step.mayChange && (
        <div className={styles.actions}>
          <Menu position="bottom-start" trigger="click">
            <Menu.Target>
              <Button
                variant="default"
                loading={isPending}
                aria-label={`Close: ${step.text}`}
                rightSection={<IconChevronDown size={16} stroke={1.8} />}
              >
                Close
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {endings.map((status) => (
                <Menu.Item key={status} onClick={() => setStatus(status)}>
                  <strong>{stepStatusTitles[status]}</strong>
                  <small className={styles.hint}>{hints[status]}</small>
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          {onEdit && (
            <Button variant="default" aria-label={`Edit: ${step.text}`} onClick={onEdit}>
              Edit
            </Button>
          )}
        </div>
      )}
    </>
  )
}
