import type { Kept } from './kept.ts'

/** The person observes no longer, or did not on that day. */
export const closingCodes: readonly string[] = ['no-longer-observing', 'not-observing-that-day']

/** Its text is saved as ever, and it can be neither finished nor sent. */
export function isClosedToObserver({ trouble }: Kept): boolean {
  return trouble !== null && closingCodes.includes(trouble.code)
}
