import type { ActionStep } from '@corridor/contract/people/educators'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { isOwnToClose } from './own-step.ts'
import type { StepRow } from './steps.queries.ts'

/** A reader's rights to a step: who agrees on it changes it, and who is to try it says that it is done. */
export interface StepRights {
  readonly mayChange: boolean
  readonly isMine: boolean
}

export function describeStep(step: StepRow, timeZone: string, { mayChange, isMine }: StepRights): ActionStep {
  const { id, text, dueOn, status, createdBy, createdAt, closedAt, closedBy, carriedAt, isFromCoaching } =
    step
  return {
    id,
    text,
    dueOn,
    status,
    createdBy,
    mayChange,
    createdOn: dayIn(timeZone, createdAt),
    closedOn: closedAt && dayIn(timeZone, closedAt),
    ...(closedBy !== null && { closedBy }),
    ...(carriedAt && { carriedOn: dayIn(timeZone, carriedAt) }),
    ...(isFromCoaching && { isCoaching: true }),
    ...(isMine && isOwnToClose(step) && { mayClose: true }),
  }
}
