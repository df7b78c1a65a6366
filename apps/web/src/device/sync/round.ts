import type { Kept } from '../kept.ts'
import { isWhole } from '../state-of.ts'
import { advance, type Workplace } from './advance.ts'

export interface Round {
  /** Something waits for another try. */
  readonly isUnfinished: boolean
  /** Nobody answered. */
  readonly isOffline: boolean
  readonly isSignedOut: boolean
  readonly isViewOnly: boolean
  /** How many went as far as they could. */
  readonly done: number
  readonly later: readonly string[]
}

// A server that fails with everything is left in peace; one bad document holds up no other.
const MOST_FAILURES = 3

/** Once through all that waits. */
export async function round(place: Workplace): Promise<Round> {
  let [done, isViewOnly] = [0, false]
  const later: string[] = []
  const end = (isOffline: boolean, isSignedOut: boolean): Round => {
    return { isUnfinished: isOffline || later.length > 0, isOffline, isSignedOut, isViewOnly, done, later }
  }
  const waits = (kept: Kept) => !isWhole(kept, place.shelf)
  for (const { id } of place.store.list().filter(waits)) {
    const stop = await advance(id, place)
    if (stop === 'signed-out') return end(false, true)
    if (stop === 'no-answer') return end(true, false)
    if (stop === 'view-only') isViewOnly = true
    if (stop === 'later') later.push(id)
    else done += 1
    if (later.length >= MOST_FAILURES && done === 0) break
  }
  return end(false, false)
}
