import { expect, test } from 'vitest'
import { addDays, isSchoolDay } from './calendar.ts'
import { SchoolCalendar } from './school-calendar.ts'
import { usualSchoolYear } from './usual-school-year.ts'

test.each([
  ['in the fall', '2026-10-22', '2026-08-17', '2027-06-04'],
  ['in the spring', '2027-03-01', '2026-08-17', '2027-06-04'],
  ['on the last day', '2027-06-04', '2026-08-17', '2027-06-04'],
  ['in the summer, the next one', '2027-06-05', '2027-08-16', '2028-06-02'],
])('%s the usual school year is the one that people mean', (_, today, startsOn, endsOn) => {
  expect(usualSchoolYear(today)).toEqual({ startsOn, endsOn, terms: [], closures: [] })
})

test('on any day the usual school year is a calendar that a district could have typed, from a school day to a school day', () => {
  for (let day = '2026-01-01'; day < '2031-01-01'; day = addDays(day, 1)) {
    const year = usualSchoolYear(day)

    expect(SchoolCalendar.safeParse(year).success).toBe(true)
    expect([year.startsOn, year.endsOn].every((it) => isSchoolDay({ ...year, closures: [] }, it))).toBe(true)
    expect(year.startsOn.slice(5) >= '08-15' && year.endsOn.slice(5) <= '06-05').toBe(true)
    expect(day <= year.endsOn && addDays(day, 90) >= year.startsOn).toBe(true)
  }
})
