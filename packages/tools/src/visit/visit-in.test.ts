import { expect, test } from 'vitest'
import { visitIn } from './visit-in.ts'

const document = {
  startedAt: '2026-10-22T16:05:00.000Z',
  timeZone: 'America/Denver',
  context: { period: null, partOfLesson: null, studentsPresent: 26 },
  capture: { lines: [{ at: '2026-10-22T16:20:00.000Z' }] },
}
const endOf = (endedAt: string | null) => visitIn({ ...document, endedAt }).endedAt

test('a visit ends when somebody ended it, also where something was captured later elsewhere', () => {
  expect(endOf('2026-10-22T16:25:00.000Z')).toBe('2026-10-22T16:25:00.000Z')
  expect(endOf('2026-10-22T16:10:00.000Z')).toBe('2026-10-22T16:10:00.000Z')
  expect(endOf(null)).toBeNull()
})

test('a visit that ended before it began, by a clock that was set back, ended with what was captured last', () => {
  expect(endOf('2026-10-22T15:10:00.000Z')).toBe('2026-10-22T16:20:00.000Z')
})
