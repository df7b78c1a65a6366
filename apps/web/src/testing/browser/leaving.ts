import { vi } from 'vitest'
import { leaving } from '../../identity/identity-leave.ts'
import { afterEachTest } from '../after-each-test.ts'
import { eventually } from '../eventually.ts'

// What a tab stores while it is elsewhere must not outlive a test.
afterEachTest(() => sessionStorage.clear())

/** Keeps the page where it is, and tells where it wanted to go. */
export function catchLeaving() {
  const leaveFor = vi.spyOn(leaving, 'leaveFor').mockImplementation(() => {})
  return {
    hasLeft: () => leaveFor.mock.calls.length > 0,
    url: () =>
      eventually(() => {
        const [url] = leaveFor.mock.lastCall ?? []
        if (!url) throw new Error('The browser has not left.')
        return url
      }),
  }
}
