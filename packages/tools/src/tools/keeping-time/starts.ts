import { inOrder } from '../../visit/in-order.ts'

/** A beginning. What was before it ended in the same instant. */
export interface Start {
  readonly id: string
  readonly at: string
  readonly key: string
  readonly note: string
}

export const MOST_STARTS = 300
/** How long a note may be; notes of segments that became one stand together. */
export const MOST_LETTERS = 1_000

/** How soon a first tap counts from the beginning of the visit: the observer walks in on what goes on already. */
const SOON_MS = 60_000

/** When a tap counts: always after those before it, even where another device’s clock is ahead. */
export function tapAt(starts: readonly Start[], startedAt: string, now: number): string {
  const last = inOrder(starts).at(-1)
  if (last) return instant(Math.max(now, Date.parse(last.at) + 1))
  return now - Date.parse(startedAt) <= SOON_MS ? startedAt : instant(now)
}

export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
