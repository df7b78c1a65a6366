import { expect, test } from 'vitest'
import { plannedMomentFault } from './planned-moment.ts'

const now = Date.parse('2026-10-22T15:30:00.000Z')

test.each([
  ['2026-10-21T15:30:00.000Z', 'Choose a later moment, or send it now.'],
  ['2026-10-22T15:30:59.000Z', 'Choose a later moment, or send it now.'],
  ['2026-10-22T15:31:00.000Z', undefined],
  ['2026-11-19T15:30:00.000Z', undefined],
  ['2026-11-19T15:31:00.000Z', 'Choose a moment within 28 days.'],
])('a sending that is to go out at %s', (sendAt, fault) => {
  expect(plannedMomentFault(sendAt, now)).toBe(fault)
})
