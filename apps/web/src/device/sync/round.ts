import type { Kept } from '../kept.ts'
import { advance, type Part, partOf, type Workplace } from './advance.ts'
import type { Stop } from './take-answer.ts'

export interface Round {
  /** Whether something waits for another try. */
  readonly isUnfinished: boolean
  /** Whether no server answered. */
  readonly isOffline: boolean
  readonly isSignedOut: boolean
  readonly isViewOnly: boolean
  /** How many observations went as far as they could. */
  readonly done: number
  /** Ids of observations that were held back, the longest ago first. */
  readonly later: readonly string[]
  /** Whether an educator who was met at the door is on the server’s lists now, and not yet on this device’s. */
  readonly hasListed?: boolean
  /** How long the server asks to be left in peace. */
  readonly retryAfterMs?: number
}

// A server that fails with everything is left in peace; the next round begins with observations that had no turn.
const MOST_FAILURES = 3
const MOST_TURNS = 4

/** Goes once through all observations that wait. */
export async function round(around: Workplace, heldBack: readonly string[]): Promise<Round> {
  const { store } = around
  const unlisted = store.list().filter(isUnlisted)
  let [done, isViewOnly, retryAfterMs] = [0, false, 0]
  const heed = (ms: number) => {
    retryAfterMs = Math.max(retryAfterMs, ms)
  }
  const place = { ...around, heed }
  const later = new Set(heldBack)
  const failures = { texts: 0, rest: 0 }
  const putOff = { texts: new Set<string>(), rest: new Set<string>() }
  const lacks = (id: string) => {
    const kept = store.get(id)
    return kept && partOf(kept, around)
  }
  const waiting = (part: Part) => {
    const ids = store.list().map(({ id }) => id)
    const isDue = (id: string) => lacks(id) === part && !putOff[part].has(id)
    const turnOf = (id: string) => heldBack.indexOf(id)
    return ids.filter(isDue).toSorted((one, other) => turnOf(one) - turnOf(other))
  }

  const note = (id: string, part: Part, stop: Stop | undefined) => {
    later.delete(id)
    if (stop === 'later') for (const ids of [later, putOff[part]]) ids.add(id)
    else done += 1
    failures[part] = stop === 'later' ? failures[part] + 1 : 0
    isViewOnly ||= stop === 'view-only'
  }
  /**
   * Puts off all observations without calling the device offline; next time the others have their turn before this
   * one.
   */
  const putOffAll = (last: string) => {
    later.delete(last)
    for (const { id } of store.list()) if (id !== last) later.add(id)
    later.add(last)
  }
  /** Advances all observations that wait; answers why none can go on. */
  const goThrough = async (part: Part): Promise<Stop | undefined> => {
    for (const id of waiting(part)) {
      if (failures[part] === MOST_FAILURES) break
      const stop = await advance(id, place, part, before[part]).catch((): Stop => 'later')
      if (stop === 'busy') putOffAll(id)
      if (stop === 'signed-out' || stop === 'no-answer' || stop === 'busy') return stop
      note(id, part, stop)
    }
    return undefined
  }
  // A photo may take minutes: before each one, the texts typed meanwhile go.
  const before = { texts: async () => undefined, rest: () => goThrough('texts') }

  let stop = await goThrough('texts')
  // A sending of several waits for the last of them: it has its turn once the others had theirs.
  for (let turn = 0; !stop && turn < MOST_TURNS && waiting('rest').length > 0; turn++)
    stop = await goThrough('rest')
  const [isOffline, isSignedOut] = [stop === 'no-answer', stop === 'signed-out']
  const still = [...later].filter(lacks)
  const isUnfinished = isOffline || still.length > 0
  const hasListed = unlisted.some(({ id }) => {
    const kept = store.get(id)
    return kept && !isUnlisted(kept)
  })
  return { isUnfinished, isOffline, isSignedOut, isViewOnly, done, later: still, hasListed, retryAfterMs }
}

/** Whether the observation is of an educator who was met at the door and has no id yet. */
function isUnlisted({ document }: Kept): boolean {
  return document.educatorId === null
}
