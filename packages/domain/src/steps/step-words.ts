import { type Day, daysFrom } from '../calendar/calendar.ts'
import { shortDayFrom } from '../calendar/day-words.ts'
import { counted } from '../words/count-words.ts'
import { type StepStatus, stepStatuses, stepStatusTitles } from './action-step.ts'

interface Step {
  readonly status: StepStatus
  readonly createdOn: Day
  readonly closedOn: Day | null
}

/** “Mastered Oct 2, 23 days”, or “the same day”. */
export function closedWords({ status, createdOn, closedOn }: Step, today: Day): string {
  const title = stepStatusTitles[status]
  if (!closedOn) return title
  const days = daysFrom(createdOn, closedOn)
  const after = days === 0 ? 'the same day' : counted(days, 'day')
  return `${title} ${shortDayFrom(today, closedOn)}, ${after}`
}

/** “1 open, 3 mastered” */
export function stepsWords(steps: readonly Pick<Step, 'status'>[]): string {
  const count = (status: StepStatus) => steps.filter((it) => it.status === status).length
  return stepStatuses
    .filter((status) => count(status) > 0)
    .map((status) => `${count(status)} ${stepStatusTitles[status].toLowerCase()}`)
    .join(', ')
}
