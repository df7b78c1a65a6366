import type { LookForCapture } from './custom-look-for.shape.ts'
import { markedOf, stillRequired } from './marks.ts'
import type { LookForSet } from './set/look-for-set.shape.ts'
import { itemsIn } from './set/set-order.ts'

/** How many items are marked. Counts only: a rate that shows early steers the observer. */
export function markedHint(capture: LookForCapture, set: LookForSet): string {
  const items = itemsIn(set)
  const required = stillRequired(capture, set)
  const marked = markedOf(capture, items)
  const rest = marked < items.length ? ' The others count as not marked.' : ''
  const line = `${marked} of ${items.length} marked.${rest}`
  if (required.length === 0) return line
  return `${line}\nBefore it is sent: ${required.map(({ code }) => code).join(', ')}.`
}

export function unsendableIn(capture: LookForCapture, set: LookForSet): readonly string[] {
  return stillRequired(capture, set).map(({ code, prompt }) => `Mark ${code}, which is required: ${prompt}.`)
}
