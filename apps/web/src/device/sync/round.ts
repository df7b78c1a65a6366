import { advance, type Part, partOf, type Workplace } from './advance.ts'
import type { Stop } from './take-answer.ts'

export interface Round {
  /** Something waits for another try. */
  readonly isUnfinished: boolean
  /** Nobody answered. */
  readonly isOffline: boolean
  readonly isSignedOut: boolean
  readonly isViewOnly: boolean
  /** How many went as far as they could. */
  readonly done: number
  /** Held back, the longest ago first. */
  readonly later: readonly string[]
}

// A server that fails with everything is left in peace; the next round begins with those that had no turn.
const MOST_FAILURES = 3

/** Once through all that waits. */
export async function round(place: Workplace, heldBack: readonly string[]): Promise<Round> {
  const { store, shelf } = place
  let [done, isViewOnly] = [0, false]
  const later = new Set(heldBack)
  const lacks = (id: string) => {
    const kept = store.get(id)
    return kept && partOf(kept, shelf)
  }
  const waiting = (part: Part) => {
    const ids = store.list().map(({ id }) => id)
    const turnOf = (id: string) => heldBack.indexOf(id)
    return ids.filter((id) => lacks(id) === part).toSorted((one, other) => turnOf(one) - turnOf(other))
  }

  const note = (id: string, stop: Stop | undefined) => {
    later.delete(id)
    if (stop === 'later') later.add(id)
    else done += 1
    isViewOnly ||= stop === 'view-only'
  }
  /** Answers what keeps all of them from going on. */
  const goThrough = async (part: Part): Promise<Stop | undefined> => {
    let failures = 0
    for (const id of waiting(part)) {
      const stop = await advance(id, place, part).catch((): Stop => 'later')
      if (stop === 'signed-out' || stop === 'no-answer') return stop
      note(id, stop)
      failures = stop === 'later' ? failures + 1 : 0
      if (failures === MOST_FAILURES) break
    }
    return undefined
  }

  // All texts go before the first photo, which may take minutes.
  const stop = (await goThrough('texts')) ?? (await goThrough('rest'))
  const [isOffline, isSignedOut] = [stop === 'no-answer', stop === 'signed-out']
  const still = [...later].filter(lacks)
  const isUnfinished = isOffline || still.length > 0
  return { isUnfinished, isOffline, isSignedOut, isViewOnly, done, later: still }
}
