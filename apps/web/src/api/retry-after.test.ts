import { expect, test } from 'vitest'
import { retryAfterIn } from './retry-after.ts'

const NOW = Date.parse('2026-10-22T16:00:00Z')
const asked = (words: string | undefined) =>
  retryAfterIn(new Headers(words === undefined ? {} : { 'Retry-After': words }), NOW)

test.each([
  ['120', 120_000],
  ['Thu, 22 Oct 2026 16:00:30 GMT', 30_000],
  ['Thu, 22 Oct 2026 15:00:00 GMT', undefined],
  ['Thu, 22 Oct 2099 16:00:00 GMT', 3_600_000],
  ['0', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('a server that asks for “%s” is left in peace for %s ms', (words, milliseconds) => {
  expect(asked(words)).toBe(milliseconds)
})
