import type { Kept } from './kept.ts'

/** The refusals of somebody who observes no longer, or did not on that day. */
export const closingCodes: readonly string[] = ['no-longer-observing', 'not-observing-that-day']

/** Whether the observer may neither finish nor send the observation; its text is saved as ever. */
export function isClosedToObserver({ trouble }: Kept): boolean {
  return trouble !== null && closingCodes.includes(trouble.code)
}
