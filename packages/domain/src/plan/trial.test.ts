import { expect, test } from 'vitest'
import { dayIn } from '../calendar/calendar.ts'
import { trialEnd } from './trial.ts'

test.each([
  ['America/Denver', '2026-10-22T15:30:00Z', '2026-11-22T06:59:59.999Z', 'clocks change in between'],
  ['America/Denver', '2026-10-23T05:59:00Z', '2026-11-22T06:59:59.999Z', 'it is still the day before there'],
  ['Pacific/Kiritimati', '2026-10-22T15:30:00Z', '2026-11-22T09:59:59.999Z', '14 hours ahead'],
  ['Pacific/Pago_Pago', '2026-10-22T15:30:00Z', '2026-11-22T10:59:59.999Z', '11 hours behind'],
  ['Asia/Kathmandu', '2026-10-22T15:30:00Z', '2026-11-21T18:14:59.999Z', 'a quarter of an hour'],
  ['America/Denver', '2026-10-02T15:30:00Z', '2026-11-02T06:59:59.999Z', 'the last day has 25 hours'],
])('a trial in %s from %s ends at %s: %s', (timeZone, now, end) => {
  const ends = trialEnd(timeZone, new Date(now))

  expect(ends.toISOString()).toBe(end)
  expect(dayIn(timeZone, ends) < dayIn(timeZone, new Date(ends.getTime() + 1))).toBe(true)
})
