import { ChosenDay } from '@corridor/domain/calendar'
import type { DistrictId, EducatorId, UserId } from '@corridor/domain/ids'
import type { AgreedStep } from '@corridor/tools/tool'
import * as z from 'zod/mini'
import type { Queries } from '../../database/doors.ts'
import { writeSteps } from './steps.queries.ts'

interface Agreed {
  readonly districtId: DistrictId
  /** Of the observation. */
  readonly id: string
  readonly educatorId: EducatorId
  readonly observerId: UserId
}

const StepId = z.uuid()

/** Steps agreed in an observation are the educator's once it is sent; those that were there already go on. */
export async function agreeSteps(
  db: Queries,
  { districtId, id: observationId, educatorId, observerId }: Agreed,
  steps: readonly AgreedStep[],
  now: Date,
): Promise<void> {
  // What two devices wrote down twice is one step.
  const named = new Map(steps.filter(isWritable).map((step) => [step.id, step]))
  if (named.size === 0) return
  const origin = { districtId, educatorId, observationId, createdById: observerId, createdAt: now }
  await writeSteps(
    db,
    [...named.values()].map(({ id, text, dueOn, status }) => ({
      ...{ ...origin, id, text: text.trim(), status },
      dueOn: ChosenDay.safeParse(dueOn).data ?? null,
    })),
  )
}

function isWritable({ id, text }: AgreedStep): boolean {
  return StepId.safeParse(id).success && text.trim() !== ''
}
