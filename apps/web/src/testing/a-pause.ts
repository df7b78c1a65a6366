import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

/** How long pages wait after the last change before they save by themselves. */
const AFTER_TYPING_MS = 800
const A_DAY_MS = 86_400_000

/**
 * Keeps pages from saving by themselves in this file unless a test says so: on a busy machine more time passes
 * between two letters than a page waits for the next.
 */
export function nobodyPauses() {
  beforeEach(() => {
    const inTime = globalThis.setTimeout
    vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
      inTime(work, ms === AFTER_TYPING_MS ? A_DAY_MS : ms),
    )
  })
}

/**
 * Does the last piece of work and lets the pause pass after which pages save by themselves: the clock is moved,
 * nobody waits.
 */
export async function aPauseAfter(work: () => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => {
    work()
    vi.advanceTimersByTime(AFTER_TYPING_MS)
  })
  // From here on timers run in real time again.
  vi.useRealTimers()
  await act(async () => {})
}
