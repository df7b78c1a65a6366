import type { ActionStep } from '@corridor/contract/people/educators'
import type { Day } from '@corridor/domain/calendar/calendar'

/** Open steps by when they are due, then closed ones, the last closed first. */
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
