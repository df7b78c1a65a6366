import { isObject, type JsonObject } from '@corridor/domain/json'
import { merge } from '@corridor/domain/merge'

/** Something that was done to a capture. */
export interface Done {
  /** «seat 16» */
  readonly did: string
  readonly before: JsonObject
  readonly after: JsonObject
}

/** Takes back what was done, and nothing that came from elsewhere since: that stays. */
export function undone(current: JsonObject, { before, after }: Done): JsonObject {
  const whole = (capture: JsonObject) => ({ capture, conflicts: [] })
  const { capture } = merge(whole(after), whole(before), whole(current), { by: '', at: '' })
  return isObject(capture) ? capture : current
}
