import type { ActionStep } from '@corridor/contract/people/educators'
import { dayIn } from '@corridor/domain/calendar/calendar'
import type { StepRow } from './steps.queries.ts'

export function describeStep(step: StepRow, timeZone: string, mayChange: boolean): ActionStep {
  const { id, text, dueOn, status, createdBy, createdAt, closedAt, isFromCoaching } = step
  return {
    id,
    text,
    dueOn,
    status,
    createdBy,
    mayChange,
    createdOn: dayIn(timeZone, createdAt),
    closedOn: closedAt && dayIn(timeZone, closedAt),
    ...(isFromCoaching && { isCoaching: true }),
  }
}
