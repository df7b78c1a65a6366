import type { ActionStep } from '@corridor/contract/people/educators'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { describeStep } from './describe-step.ts'
import { stepsOf } from './steps.queries.ts'

/** All steps of an educator that somebody may know of, to be read: open ones first, then the last that was closed. */
export async function listSteps(
  db: Queries,
  actor: Actor,
  timeZone: string,
  id: EducatorId,
): Promise<ActionStep[]> {
  const steps = await stepsOf(db, actor, id)
  return steps.map((it) => describeStep(it, timeZone, false))
}
