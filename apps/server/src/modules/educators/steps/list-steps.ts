import type { ActionStep } from '@corridor/contract/people/educators'
import { dayIn } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { describeStep } from './describe-step.ts'
import { stepsAbout, stepsOf } from './steps.queries.ts'

/** All steps of an educator that somebody may know of, to be read or, if they are their own, closed: open ones first, then the last that was closed. */
export async function listSteps(
  db: Queries,
  actor: Actor,
  timeZone: string,
  id: EducatorId,
  isMine = false,
): Promise<ActionStep[]> {
  const steps = await stepsOf(db, actor, id)
  return steps.map((it) => describeStep(it, timeZone, { mayChange: false, isMine }))
}

/** Steps of several educators that somebody may know of, in the order in which they were agreed. */
export async function listStepsAbout(
  db: Queries,
  actor: Actor,
  timeZone: string,
  ids: readonly EducatorId[],
) {
  const steps = await stepsAbout(db, actor, ids)
  return steps.map(({ createdAt, closedAt, ...step }) => ({
    ...step,
    createdOn: dayIn(timeZone, createdAt),
    closedOn: closedAt && dayIn(timeZone, closedAt),
  }))
}

export type StepAbout = Awaited<ReturnType<typeof listStepsAbout>>[number]
