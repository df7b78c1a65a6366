import { describe, expect, test } from 'vitest'
import { Instant } from '../clock/instant.ts'
import { addDays, dayIn, daysFrom, weekday } from './days.ts'

describe('the edges of the calendar', () => {
  test.each([
    ['9999-12-31T23:59:59.999Z', 'Pacific/Kiritimati', '9999-12-31'],
    ['9999-12-31T23:59:59.999Z', 'America/Denver', '9999-12-31'],
    ['1000-01-01T00:00:00Z', 'America/Denver', '1000-01-01'],
    ['1000-01-01T00:00:00Z', 'UTC', '1000-01-01'],
  ])('%s is a day in %s', (instant, timeZone, day) => {
    expect(dayIn(timeZone, new Date(Instant.parse(instant)))).toBe(day)
  })

  test('nothing leads beyond the last day', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
    expect(addDays('9999-12-01', 400)).toBe('9999-12-31')
    expect(addDays('1000-01-01', -400_000)).toBe('1000-01-01')
    expect(daysFrom('1000-01-01', '9999-12-31')).toBe(3_287_181)
    expect(weekday('9999-12-31')).toBe(5)
  })
})

test.each([
  '0000-01-01T00:00:00Z',
  '0999-12-31T23:59:59Z',
  '-000001-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-06-30T23:59:60Z',
  '2026-06-30T24:00:00Z',
  '2026-06-30T12:00:00+02:00',
  '2026-06-30',
])('%s is no moment', (text) => {
  expect(Instant.safeParse(text).success).toBe(false)
})
