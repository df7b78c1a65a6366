import { act } from '@testing-library/react'
import { vi } from 'vitest'

const A_PAUSE_MS = 1_000

/** Does the last of it, and stops for as long as pages wait before they save by themselves: the clock is moved, nobody waits. */
export async function aPauseAfter(work: () => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => {
    work()
    vi.advanceTimersByTime(A_PAUSE_MS)
  })
  // What the page waits for from here on passes as it does for people.
  vi.useRealTimers()
  await act(async () => {})
}
