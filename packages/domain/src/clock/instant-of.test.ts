import { expect, test } from 'vitest'
import { instantOf } from './instant-of.ts'

const now = '2026-10-22T16:20:00.000Z'

test.each([
  ['while the visit goes on', null, now],
  ['before its end', '2026-10-22T16:25:00.000Z', now],
  ['after its end', '2026-10-22T16:15:00.000Z', '2026-10-22T16:15:00.000Z'],
])('what is noted %s stands within the visit', (_, endedAt, at) => {
  expect(instantOf(Date.parse(now), endedAt)).toBe(at)
})
