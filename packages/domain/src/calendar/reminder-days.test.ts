import { expect, test } from 'vitest'
import { addDays, type Day, dayIn, daysFrom } from './calendar.ts'
import { digestTime, quietUntil } from './quiet-hours.ts'
import { type DistrictCalendar, hasSchool, reminderDays } from './reminder-days.ts'

const calendar: DistrictCalendar = {
  years: [
    { startsOn: '2026-08-17', endsOn: '2027-05-28' },
    { startsOn: '2027-08-16', endsOn: '2028-05-26' },
  ],
  closures: [
    { name: 'Labor Day', from: '2026-09-07', to: '2026-09-07' },
    { name: 'Fall break', from: '2026-10-12', to: '2026-10-16' },
    { name: 'Thanksgiving', from: '2026-11-25', to: '2026-11-27' },
    { name: 'Winter break', from: '2026-12-21', to: '2027-01-01' },
  ],
}

const days = (from: Day, to: Day) =>
  Array.from({ length: daysFrom(from, to) + 1 }, (_, index) => addDays(from, index))

const year = days('2026-08-17', '2027-05-28')

/** The morning on which a district is first reminded of each day, as the job that reminds lives through them. */
function lived(over: (today: Day) => DistrictCalendar, window: number) {
  const reminded = { unsent: new Map<Day, Day>(), unanswered: new Map<Day, Day>(), due: new Map<Day, Day>() }
  const note = (found: Map<Day, Day>, today: Day, isReached: (day: Day) => boolean) => {
    for (const day of year) if (!found.has(day) && isReached(day)) found.set(day, today)
  }
  for (const today of days('2026-08-17', '2027-09-15')) {
    const reached = reminderDays(over(today), today, window)
    if (!reached) continue
    note(reminded.unsent, today, (day) => day <= reached.unsentThrough)
    note(reminded.unanswered, today, (day) => day <= reached.unansweredThrough)
    note(reminded.due, today, (day) => today <= day && day <= reached.dueThrough)
  }
  return reminded
}

const schoolDaysAfter = (day: Day, before: Day) =>
  days(addDays(day, 1), addDays(before, -1)).filter((it) => hasSchool(calendar, it)).length

test('over a whole year everything is reminded of once, on a school day, as soon as its school days are over', () => {
  const { unsent, unanswered, due } = lived(() => calendar, 5)

  const isInTime = (found: ReadonlyMap<Day, Day>, day: Day, window: number) => {
    const on = found.get(day) ?? ''
    return hasSchool(calendar, on) && schoolDaysAfter(day, on) === window
  }
  // The day itself, or the last school day before it.
  const isAhead = (day: Day, on: Day = '') =>
    hasSchool(calendar, on) && on <= day && schoolDaysAfter(on, addDays(day, 1)) === 0

  expect(year.filter((day) => !isInTime(unsent, day, 1))).toEqual([])
  expect(year.filter((day) => !isInTime(unanswered, day, 5))).toEqual([])
  expect(year.filter((day) => !isAhead(day, due.get(day)))).toEqual([])
  expect(unsent.get('2026-10-08')).toBe('2026-10-19')
  expect(unsent.get('2027-05-28')).toBe('2027-08-17')
})

test('a district that moves its calendar is reminded neither on the new closed days nor twice', () => {
  const snow = { name: 'Snow', from: '2027-01-11', to: '2027-01-15' }
  const moved = { ...calendar, closures: [...calendar.closures, snow] }
  const { unsent } = lived((today) => (today < '2027-01-11' ? calendar : moved), 5)

  expect(unsent.get('2027-01-07')).toBe('2027-01-18')
  expect([...unsent.values()].filter((on) => '2027-01-11' <= on && on <= '2027-01-15')).toEqual([])
})

test('a mail waits until the morning, whatever the clocks do in between', () => {
  const quiet = { quietHours: { from: '19:00', to: '06:30' }, quietOnClosedDays: false }
  const until = (now: string) => quietUntil(quiet, calendar, 'America/Denver', new Date(now))?.toISOString()

  expect(until('2026-10-22T15:30:00Z')).toBeUndefined()
  expect(until('2026-10-23T00:59:00Z')).toBeUndefined()
  expect(until('2026-10-23T01:00:00Z')).toBe('2026-10-23T12:30:00.000Z')
  expect(until('2026-10-23T12:29:00Z')).toBe('2026-10-23T12:30:00.000Z')
  expect(until('2026-10-23T12:30:00Z')).toBeUndefined()
  // On November 1 clocks go back, on March 14 they go forward.
  expect(until('2026-11-01T03:00:00Z')).toBe('2026-11-01T13:30:00.000Z')
  expect(until('2027-03-14T03:00:00Z')).toBe('2027-03-14T12:30:00.000Z')
})

test('where closed days are quiet a mail waits for the next school day, but not for months', () => {
  const quiet = { quietHours: { from: '19:00', to: '06:00' }, quietOnClosedDays: true }
  const until = (now: string, policy = quiet) =>
    quietUntil(policy, calendar, 'America/Denver', new Date(now))?.toISOString()

  expect(until('2026-10-24T17:00:00Z')).toBe('2026-10-26T12:00:00.000Z')
  expect(until('2026-12-19T03:00:00Z')).toBe('2027-01-04T13:00:00.000Z')
  expect(until('2027-07-03T17:00:00Z')).toBeUndefined()
  expect(until('2027-07-04T03:00:00Z')).toBe('2027-07-04T12:00:00.000Z')
})

test('over a year what waits goes out later, at an hour that is not quiet', () => {
  const zone = 'America/Denver'
  const wrong: string[] = []
  for (const quietOnClosedDays of [true, false]) {
    const quiet = { quietHours: { from: '18:30', to: '06:00' }, quietOnClosedDays }
    for (let at = Date.parse('2026-08-17T06:00:00Z'); at < Date.parse('2027-08-20'); at += 19 * 3_600_000) {
      const until = quietUntil(quiet, calendar, zone, new Date(at))
      if (!until) continue
      const isLong = daysFrom(dayIn(zone, new Date(at)), dayIn(zone, until)) > 1
      const isStillQuiet = quietUntil(quiet, calendar, zone, until) !== undefined
      if (until.getTime() <= at || isStillQuiet || (isLong && !quietOnClosedDays))
        wrong.push(`${new Date(at).toISOString()} ${until.toISOString()}`)
    }
  }
  expect(wrong).toEqual([])
})

test('digests go out at seven, or when it is not quiet any more', () => {
  expect(digestTime({ quietHours: null })).toBe('07:00')
  expect(digestTime({ quietHours: { from: '19:00', to: '06:00' } })).toBe('07:00')
  expect(digestTime({ quietHours: { from: '19:00', to: '07:30' } })).toBe('07:30')
})
