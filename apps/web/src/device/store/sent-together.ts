import type { Kept } from '../kept.ts'
import { isOut, isSaved } from './progress.ts'

interface Shelved {
  /** The photos and documents of the observation that the server lacks. */
  readonly unsentOf: (kept: Kept) => readonly unknown[]
}

/** The ids of all that one observation waits to be sent with, its own among them. */
export function togetherIn({ id, sending }: Kept): readonly string[] {
  return sending?.together ?? [id]
}

/** Whether an observation waits to be sent, for itself and for all that go with it. */
export function isQueued(kept: Kept): boolean {
  return kept.goal === 'sent' && !isOut(kept)
}

/** The observation that keeps the sending which this one waits for; itself, where it keeps it. */
export function queuedWith(list: readonly Kept[], id: string): Kept | undefined {
  return list.find((it) => isQueued(it) && togetherIn(it).includes(id))
}

/** The observations on this device that go together with this one; those sent before may be gone. */
export function othersOf(list: readonly Kept[], kept: Kept): readonly Kept[] {
  const ids = togetherIn(kept)
  return list.filter(({ id }) => id !== kept.id && ids.includes(id))
}

/** Whether an observation can go out: the server has all of it, and has finished it. */
export function isReadyToGo(kept: Kept, shelf: Shelved): boolean {
  return (
    isSaved(kept) && kept.trouble === null && kept.status === 'completed' && shelf.unsentOf(kept).length === 0
  )
}

/** Whether the observer has taken the observation back or reopened it: it does not go out with the others. */
export function isTakenBack(kept: Kept): boolean {
  return !isOut(kept) && kept.goal !== 'completed'
}
