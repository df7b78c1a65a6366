import { dayIn } from '@corridor/domain/calendar/days'
import { isObject, type Json, type JsonObject } from '@corridor/domain/data/json'
import type { Earlier, OpenStep } from '../../definition/capture-view.ts'
import type { Visit } from '../../definition/tool.ts'
import { written } from './conference.ts'
import type { ConferenceCapture } from './teacher-conference.shape.ts'

/**
 * What the leader took on, and what became of earlier promises. They are action steps nowhere else, so each
 * conference hands them to the leader’s next.
 */
export function leaderStepsOf({ steps, reviews }: ConferenceCapture): JsonObject[] {
  return [
    ...written(steps)
      .filter(({ owner }) => owner === 'leader')
      .map(({ id, text, dueOn }) => ({ id, text, dueOn, agreedOn: null, isOpen: true })),
    ...reviews
      .filter(({ owner }) => owner === 'leader')
      .map(({ id, text, dueOn, newDueOn, agreedOn = null, outcome }) => ({
        id,
        text,
        dueOn: newDueOn ?? dueOn,
        agreedOn,
        isOpen: outcome === 'carried',
      })),
  ]
}

/** The leader’s own steps from earlier conferences that nobody has called over. */
export function openLeaderSteps(
  earlier: readonly Earlier[],
  { startedAt, timeZone }: Pick<Visit, 'startedAt' | 'timeZone'>,
): OpenStep[] {
  // A conference that was finished and changed again is itself among the earlier ones.
  const before = earlier.filter((it) => Date.parse(it.startedAt) < Date.parse(startedAt))
  const open = new Map<string, OpenStep>()
  for (const { startedAt: at, carried } of before)
    for (const { isOpen, agreedOn, ...step } of listIn(carried.own)) {
      const since = open.get(step.id)?.agreedOn ?? agreedOn ?? dayIn(timeZone, new Date(at))
      if (isOpen) open.set(step.id, { ...step, agreedOn: since })
      else open.delete(step.id)
    }
  return [...open.values()]
}

function listIn(own: Json | undefined) {
  const steps = isObject(own) ? own.leaderSteps : []
  return (Array.isArray(steps) ? steps : []).filter(isObject).flatMap(({ id, text, ...it }) => {
    if (typeof id !== 'string' || typeof text !== 'string') return []
    const day = (value: Json | undefined) => (typeof value === 'string' ? value : null)
    return [{ id, text, dueOn: day(it.dueOn), agreedOn: day(it.agreedOn), isOpen: it.isOpen === true }]
  })
}
