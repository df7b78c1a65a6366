import type { StepEvent } from '@corridor/contract/people/steps'
import { Problem } from '@corridor/contract/problems'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import { mayAgreeSteps } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { getSeen, isMe } from '../seen-educator.ts'
import { eventsOf, insertEvents } from './events.queries.ts'
import { subjectOf } from './save-step.ts'
import { findStep, type StepRow } from './steps.queries.ts'

interface Asked {
  readonly educatorId: EducatorId
  readonly stepId: string
}

interface History {
  readonly today: Day
  readonly events: StepEvent[]
}

/** The history of a step that somebody may know of, from the day it was agreed on. */
export async function listHistory({ db, actor, place }: ActorContext, asked: Asked): Promise<History> {
  const { today, district } = place
  const educator = await getSeen(db, actor, today, asked.educatorId)
  const step = await getKnown(db, actor, { ...asked, educatorId: educator.id })
  return { today, events: await historyOf(db, step, district.timeZone) }
}

/** Notes something beside a step, for who is to try it and who agrees on steps. The same note again is one. */
export async function noteBeside(
  { db, actor, place, now, record }: ActorContext,
  { noteId, ...asked }: Asked & { readonly noteId: string },
  note: string,
): Promise<History> {
  const { today, district } = place
  const educator = await getSeen(db, actor, today, asked.educatorId)
  const step = await getKnown(db, actor, { ...asked, educatorId: educator.id })
  const isMine = isMe(actor, educator)
  if (!isMine && !mayAgreeSteps(actor, educator, isMine)) throw new Problem('forbidden')
  const who = { districtId: district.id, stepId: step.id, byId: actor.userId, at: now() }
  const written = await insertEvents(db, [{ ...who, id: noteId, kind: 'note', note }])
  if (written > 0) await record('action-step.change', subjectOf(step))
  return { today, events: await historyOf(db, step, district.timeZone) }
}

async function getKnown(db: ActorContext['db'], actor: Actor, { educatorId, stepId }: Asked) {
  const step = await findStep(db, actor, stepId)
  if (!step?.isSeen || step.educatorId !== educatorId) throw new Problem('step-not-found')
  return step
}

async function historyOf(db: ActorContext['db'], step: StepRow, timeZone: string): Promise<StepEvent[]> {
  const events = await eventsOf(db, step.id)
  const on = (at: Date) => dayIn(timeZone, at)
  const nothing = { status: null, dueOn: null, isReworded: false, note: null }
  const hasEnding = events.some(({ toStatus }) => toStatus !== null && toStatus !== 'open')
  return [
    { ...nothing, id: step.id, kind: 'agreed', on: on(step.createdAt), by: step.createdBy },
    ...events.map(({ id, kind, at, by, isReworded, note, fromStatus, toStatus, fromDueOn, toDueOn }) => ({
      id,
      kind,
      on: on(at),
      by,
      isReworded,
      note,
      status: fromStatus && toStatus && fromStatus !== toStatus ? { from: fromStatus, to: toStatus } : null,
      dueOn: fromDueOn !== toDueOn ? { from: fromDueOn, to: toDueOn } : null,
    })),
    // Steps that were closed before events were kept.
    ...(step.closedAt && !hasEnding
      ? [
          {
            ...nothing,
            id: `${step.id} closed`,
            kind: 'changed' as const,
            on: on(step.closedAt),
            by: step.closedBy ?? '',
            status: { from: 'open' as const, to: step.status },
          },
        ]
      : []),
  ]
}
