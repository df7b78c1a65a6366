import { randomUUID } from 'node:crypto'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { StepStatus } from '@corridor/domain/steps/action-step'
import type { stepEvents } from '../educators.tables.ts'

interface State {
  readonly text: string
  readonly dueOn: string | null
  readonly status: StepStatus
}

interface Change {
  readonly districtId: DistrictId
  readonly stepId: string
  readonly byId: UserId
  readonly at: Date
  readonly before: State
  readonly after: State
  /** Whether the step goes on, under a new date or the old one. */
  readonly isCarried: boolean
}

/** The event of a change to a step: how it stood, and how it stands. None where nothing changed. */
export function eventOf(change: Change): (typeof stepEvents.$inferInsert)[] {
  const { districtId, stepId, byId, at, before, after, isCarried } = change
  const isSame = before.text === after.text && before.dueOn === after.dueOn && before.status === after.status
  if (isSame && !isCarried) return []
  return [
    {
      districtId,
      stepId,
      byId,
      at,
      id: randomUUID(),
      kind: isCarried ? 'carried' : 'changed',
      fromStatus: before.status,
      toStatus: after.status,
      fromDueOn: before.dueOn,
      toDueOn: after.dueOn,
      isReworded: before.text !== after.text,
    },
  ]
}
