import type { Due } from '../definition/capture-view.ts'
import { inOrder } from '../visit/in-order.ts'

interface Pass {
  readonly id: string
  readonly startedAt: string
}

/** How many passes are planned, and how far apart they are. */
interface Plan {
  readonly planned: number
  readonly secondsBetween: number
}

/** When a pass is due: passes follow the first at even distances, so that a late one does not delay the rest. */
export function passDueAt({ startedAt }: Pass, index: number, secondsBetween: number): number {
  return Date.parse(startedAt) + index * secondsBetween * 1_000
}

/** The next planned pass; null before the first, and after the last. */
export function nextDue(
  passes: readonly Pass[],
  { planned, secondsBetween }: Plan,
  words: string,
): Due | null {
  const [first] = inOrder(passes)
  if (!first || passes.length >= planned) return null
  return { at: passDueAt(first, passes.length, secondsBetween), words }
}
