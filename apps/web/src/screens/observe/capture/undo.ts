import { isObject, type JsonObject } from '@corridor/domain/data/json'
import { merge } from '@corridor/domain/observation/merge'

/** A change of a capture that can be undone. */
export interface Done {
  /** What was changed, in words: “seat 16”. */
  readonly did: string
  readonly before: JsonObject
  readonly after: JsonObject
  /** Changes with the same name that follow at once belong together, as letters typed into a field do. */
  readonly one?: string | undefined
}

export function withStep(steps: readonly Done[], step: Done): readonly Done[] {
  const last = steps.at(-1)
  if (step.one === undefined || last?.one !== step.one) return [...steps, step]
  return [...steps.slice(0, -1), { ...step, before: last.before }]
}

/** Takes a change back; what came from elsewhere since stays. */
export function undone(current: JsonObject, { before, after }: Done): JsonObject {
  const whole = (capture: JsonObject) => ({ capture, conflicts: [] })
  const { capture } = merge(whole(after), whole(before), whole(current), { by: '', at: '' })
  return isObject(capture) ? capture : current
}
