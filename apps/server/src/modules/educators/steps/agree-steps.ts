import { ChosenDay } from '@corridor/domain/calendar/calendar'
import type { DistrictId, EducatorId, UserId } from '@corridor/domain/people/ids'
import type { AgreedStep } from '@corridor/tools/definition/tool'
import * as z from 'zod/mini'
import type { Queries } from '../../../database/doors.ts'
import { insertEvents } from './events.queries.ts'
import { eventOf } from './note-change.ts'
import { type CurrentStep, lockSteps, writeSteps } from './steps.queries.ts'

interface Agreed {
  readonly districtId: DistrictId
  /** The id of the observation. */
  readonly id: string
  readonly educatorId: EducatorId
  readonly observerId: UserId
}

interface Copies {
  /** The steps that the copy before sent; null where they were not kept, or there is no such copy. */
  readonly before: readonly AgreedStep[] | null
  readonly now: readonly AgreedStep[]
}

const StepId = z.uuid()

/** The steps of a tool that can be kept, each id once: a step that two devices wrote down twice is one. */
export function keepable(steps: readonly AgreedStep[]): AgreedStep[] {
  const named = new Map(steps.filter(isWritable).map((step) => [step.id, step]))
  return [...named.values()].map((step) => ({
    ...step,
    ...kept(step),
    ...(step.was && { was: kept(step.was) }),
  }))
}

function isWritable({ id, text }: AgreedStep): boolean {
  return StepId.safeParse(id).success && text.trim() !== ''
}

type State = Pick<AgreedStep, 'text' | 'dueOn' | 'status'>

function kept({ text, dueOn, status }: State): State {
  return { text: text.trim(), dueOn: ChosenDay.safeParse(dueOn).data ?? null, status }
}

/**
 * Agrees the steps of an observation that is sent: they are the educator's then, and those that were there already go
 * on. Of a corrected copy only what the observer changed since the last one is taken over: what became of a step since
 * stays.
 */
export async function agreeSteps(
  db: Queries,
  { districtId, id: observationId, educatorId, observerId }: Agreed,
  { before, now }: Copies,
  at: Date,
): Promise<void> {
  const taken = (before ?? []).filter(({ id }) => !now.some((it) => it.id === id))
  const ids = [...now, ...taken].map(({ id }) => id)
  if (ids.length === 0) return
  const current = new Map((await lockSteps(db, { educatorId, observerId }, ids)).map((it) => [it.id, it]))
  const last = new Map(before?.map((it) => [it.id, it]))
  const steps = [
    ...now.map((it) => ({
      id: it.id,
      ...settled(it, last.get(it.id) ?? it.was, current.get(it.id)),
      carriedAt: last.has(it.id)
        ? (current.get(it.id)?.carriedAt ?? null)
        : carriedAt(it, current.get(it.id), at),
    })),
    ...taken.flatMap((it) => withdrawn(it, current.get(it.id), observationId)),
  ]
  const origin = { districtId, educatorId, observationId, createdById: observerId, createdAt: at }
  // A step of somebody else's coaching is left alone, like another educator's.
  const writable = steps.filter(({ id }) => current.get(id)?.isSeen ?? true)
  if (writable.length === 0) return
  await writeSteps(
    db,
    writable.map((it) => ({ ...origin, ...it })),
  )
  const who = { districtId, byId: observerId, at }
  const events = writable.flatMap(({ id, carriedAt: carried, ...after }) => {
    const before = current.get(id)
    return before ? eventOf({ ...who, stepId: id, before, after, isCarried: carried === at }) : []
  })
  await insertEvents(db, events)
}

/** When a step was carried: an open step of an earlier conference goes on from here. */
function carriedAt({ was, status }: AgreedStep, current: CurrentStep | undefined, at: Date): Date | null {
  const isCarried = was !== undefined && status === 'open' && current?.status === 'open'
  return isCarried ? at : (current?.carriedAt ?? null)
}

/** The state of a step, settled part by part: the text may be corrected while somebody else has closed the step. */
function settled(wanted: State, before: State | undefined, current: CurrentStep | undefined): State {
  if (!current) return kept(wanted)
  // Where the steps of the copy before were not kept, the words and the day of the observer are taken over; the status
  // stays, as whoever closed the step knows it better.
  const base: Partial<State> = before ?? { status: wanted.status }
  return {
    text: base.text === wanted.text ? current.text : wanted.text,
    dueOn: base.dueOn === wanted.dueOn ? current.dueOn : wanted.dueOn,
    status: base.status === wanted.status ? current.status : wanted.status,
  }
}

/**
 * The state of a step that the observer took out: as it stood before, or dropped if it began here; unless somebody went
 * on with it.
 */
function withdrawn(sent: AgreedStep, current: CurrentStep | undefined, observationId: string) {
  const isUntouched =
    current?.text === sent.text && current.dueOn === sent.dueOn && current.status === sent.status
  if (!current || !isUntouched) return []
  if (sent.was) return [{ id: sent.id, ...sent.was, carriedAt: current.carriedAt }]
  return current.observationId === observationId
    ? [{ id: sent.id, ...kept(sent), status: 'dropped' as const, carriedAt: current.carriedAt }]
    : []
}
