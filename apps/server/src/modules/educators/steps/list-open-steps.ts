import type { Snapshot } from '@corridor/contract/observations/device'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { openStepsOf } from './steps.queries.ts'

/** The open steps of educators that a device takes along. Support reads them on an educator's page, where that is recorded. */
export async function listOpenSteps(
  db: Queries,
  actor: Actor,
  timeZone: string,
  educators: readonly EducatorId[],
): Promise<Snapshot['steps']> {
  if (educators.length === 0 || isImpersonated(actor)) return []
  const steps = await openStepsOf(db, actor, educators)
  return steps.map(({ createdAt, isCoaching, ...step }) => ({
    ...step,
    agreedOn: dayIn(timeZone, createdAt),
    ...(isCoaching && { isCoaching }),
  }))
}
