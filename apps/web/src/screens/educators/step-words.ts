import type { ActionStep } from '@corridor/contract/educators'
import { type StepStatus, stepStatuses, stepStatusTitles } from '@corridor/domain/action-step'
import { type Day, daysFrom } from '@corridor/domain/calendar'
import { counted } from '@corridor/domain/count-words'
import { shortDayFrom } from '@corridor/domain/day-words'

/** «Mastered Oct 2, 23 days» */
export function closedWords({ status, createdOn, closedOn }: ActionStep, today: Day): string {
  const title = stepStatusTitles[status]
  if (!closedOn) return title
  return `${title} ${shortDayFrom(today, closedOn)}, ${counted(daysFrom(createdOn, closedOn), 'day')}`
}

/** «1 open, 3 mastered» */
export function stepsWords(steps: readonly ActionStep[]): string {
  const count = (status: StepStatus) => steps.filter((it) => it.status === status).length
  return stepStatuses
    .filter((status) => count(status) > 0)
    .map((status) => `${count(status)} ${stepStatusTitles[status].toLowerCase()}`)
    .join(', ')
}

/** Open ones by when they are due, then the last that was closed first. */
export function stepsInOrder(steps: readonly ActionStep[]) {
  const open = steps.filter(({ status }) => status === 'open')
  const closed = steps.filter(({ status }) => status !== 'open')
  const by = (day: (step: ActionStep) => Day) => (a: ActionStep, b: ActionStep) =>
    day(a).localeCompare(day(b)) || a.id.localeCompare(b.id)
  return {
    open: open.sort(by(({ dueOn }) => dueOn ?? NEVER)),
    closed: closed.sort(by(({ closedOn }) => closedOn ?? NEVER)).reverse(),
  }
}

const NEVER = '9999-12-31'
