import { expect, test } from 'vitest'
import { partTitle, timeWords } from './record-words.ts'

const timeZone = 'America/Denver'
const times = (startedAt: string, endedAt: string | null) => timeWords({ startedAt, endedAt, timeZone })

test('a visit has the time from and to, with each half of the day once', () => {
  expect(times('2026-10-22T16:11:00Z', '2026-10-22T16:21:00Z')).toBe('10:11–10:21 AM')
  expect(times('2026-10-22T17:50:00Z', '2026-10-22T18:05:00Z')).toBe('11:50 AM–12:05 PM')
  expect(times('2026-10-22T16:11:00Z', null)).toBe('10:11 AM')
})

test('a visit within one minute has one time', () => {
  expect(times('2026-10-22T15:30:02Z', '2026-10-22T15:30:40Z')).toBe('9:30 AM')
})

test('a part is named by its tool, and by its set where there are several', () => {
  expect(partTitle('On Task', undefined)).toBe('On Task')
  expect(partTitle('Custom Look-Fors', 'Every Classroom')).toBe('Custom Look-Fors: Every Classroom')
  expect(partTitle('Expanded Rubric', 'Expanded Rubric')).toBe('Expanded Rubric')
})
