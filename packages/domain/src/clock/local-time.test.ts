import { expect, test } from 'vitest'
import { localTimeIn } from './local-time.ts'

const inDenver = localTimeIn('America/Denver')
const nineFifteen = 9 * 60 + 15

test.each([
  ['2026-07-01', '2026-07-01T15:15:00.000Z'],
  ['2026-10-31', '2026-10-31T15:15:00.000Z'],
  ['2026-11-01', '2026-11-01T16:15:00.000Z'],
  ['2027-03-13', '2027-03-13T16:15:00.000Z'],
  ['2027-03-14', '2027-03-14T15:15:00.000Z'],
])('9:15 in Denver on %s is the right instant', (day, instant) => {
  expect(inDenver(day, nineFifteen).toISOString()).toBe(instant)
})

test('the evening before a clock change is found', () => {
  expect(inDenver('2026-10-31', 23 * 60).toISOString()).toBe('2026-11-01T05:00:00.000Z')
})
