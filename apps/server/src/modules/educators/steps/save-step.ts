import type { ActionStep, StepDetails } from '@corridor/contract/people/educators'
import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import { mayAgreeSteps } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import type { AuditSubject } from '../../audit/record-audit.ts'
import { districtToday } from '../../districts/district-today.ts'
import type { NewNotice } from '../../notices/notify.ts'
import { getSeen, isMe } from '../seen-educator.ts'
import { describeStep } from './describe-step.ts'
import { insertEvents } from './events.queries.ts'
import { eventOf } from './note-change.ts'
import { isClosingOwn } from './own-step.ts'
import { findStep, type StepRow, writeStep } from './steps.queries.ts'

interface Asked {
  readonly educatorId: EducatorId
  readonly stepId: string
}

interface Saved {
  readonly step: ActionStep
  /** The line in the trail; null: nothing changed. */
  readonly changed: AuditSubject | null
  /** What whoever agreed on the step is told of it. */
  readonly told: readonly NewNotice[]
}

/** Saves an action step. Saving the same again changes nothing: a device sends until it hears that it was heard. */
export async function saveStep(
  db: Queries,
  actor: Actor,
  now: Date,
  { educatorId, stepId }: Asked,
  details: StepDetails,
): Promise<Saved> {
  const { district, today } = await districtToday(db, now)
  const educator = await getSeen(db, actor, today, educatorId)
  const before = await findStep(db, actor, stepId)
  const isMine = isMe(actor, educator)
  const isOwn = isMine && before?.isSeen && before.educatorId === educatorId
  const mayChange = mayAgreeSteps(actor, educator, isMine)
  if (!mayChange && !(isOwn && isClosingOwn(before, details))) throw new Problem('forbidden')
  if (before && !before.isSeen) throw new Problem('step-not-found')
  const hasChanged = !before || before.educatorId !== educatorId || !isSame(before, details)
  if (hasChanged) {
    const origin = { districtId: district.id, educatorId, createdById: actor.userId, createdAt: now }
    await change(db, { ...origin, id: stepId }, before, details)
  }
  const step = hasChanged ? await findStep(db, actor, stepId) : before
  if (!step) throw new Error('An action step was not written.')
  return {
    step: describeStep(step, district.timeZone, { mayChange, isMine }),
    changed: hasChanged ? subjectOf(step) : null,
    told:
      isMine && before?.status === 'open' && step.status === 'done' ? [doneNotice(step, educator.name)] : [],
  }
}

/** The notice that an educator is done with a step: said once, however often they take it back. */
function doneNotice({ id, createdById }: StepRow, by: string): NewNotice {
  return { to: createdById, kind: 'step-done', key: `step-done ${id}`, by, stepId: id }
}

type Origin = Omit<Parameters<typeof writeStep>[1], keyof StepDetails>

/** Writes a step, and the event of one that was there. */
async function change(
  db: Queries,
  origin: Origin,
  before: StepRow | undefined,
  { isCarried, ...after }: StepDetails,
): Promise<void> {
  const { districtId, id: stepId, createdById: byId, createdAt: at } = origin
  const carried = isCarried === undefined ? {} : { carriedAt: isCarried ? at : null }
  if (!(await writeStep(db, { ...origin, ...after, ...carried }))) throw new Problem('step-not-found')
  const change = { districtId, stepId, byId, at, after, isCarried: isCarried === true }
  if (before) await insertEvents(db, eventOf({ ...change, before }))
}

function isSame(step: StepRow, { text, dueOn, status, isCarried }: StepDetails): boolean {
  const wasCarried = step.carriedAt !== null
  const isAsCarried = isCarried === undefined || isCarried === wasCarried
  return step.text === text && step.dueOn === dueOn && step.status === status && isAsCarried
}

/**
 * The subject of a step's line in the trail. A step from coaching is known by where it was agreed: the trail then names
 * neither of the two to others.
 */
export function subjectOf({ educatorId, observationId, isFromCoaching }: StepRow): AuditSubject {
  return isFromCoaching && observationId
    ? { kind: 'observation', id: observationId }
    : { kind: 'educator', id: educatorId }
}
