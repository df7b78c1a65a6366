import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn, isSchoolDay, mondayOf, schoolDaysBetween, weeksUntil } from './calendar.ts'

const year = {
  startsOn: '2026-08-17',
  endsOn: '2027-05-28',
  closures: [
    { name: 'Labor Day', from: '2026-09-07', to: '2026-09-07' },
    { name: 'Fall break', from: '2026-10-12', to: '2026-10-16' },
  ],
}

test.each([
  ['2026-10-22', '2026-10-21', 1],
  ['2026-10-22', '2026-10-22', 0],
  ['2026-10-22', '2026-10-09', 4], // the whole of fall break lies between
  ['2026-10-22', '2026-09-04', 28], // and Labor Day too
  ['2026-10-25', '2026-10-23', 0], // a weekend
  ['2026-10-20', '2026-10-22', 0], // a visit of tomorrow has no wait
  ['2027-07-15', '2027-05-26', 2], // no day of the summer is a school day
])('on %s, a visit on %s is %i school days ago', (today, visit, days) => {
  expect(schoolDaysBetween(year, visit, today)).toBe(days)
})

test('a week is closed only when all of it is', () => {
  const weeks = weeksUntil(year, '2026-10-22')

  expect(weeks).toHaveLength(10)
  expect(weeks.filter(({ closure }) => closure)).toEqual([{ monday: '2026-10-12', closure: 'Fall break' }])
})

test('weeks end with the school year, and there are none before it', () => {
  expect(weeksUntil(year, '2027-08-01').at(-1)?.monday).toBe('2027-05-24')
  expect(weeksUntil(year, '2026-08-01')).toEqual([])
})

test('a day is the district’s own', () => {
  const late = new Date('2026-10-19T03:00:00Z')

  expect(dayIn('America/Denver', late)).toBe('2026-10-18')
  expect(dayIn('Europe/Berlin', late)).toBe('2026-10-19')
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((it) => it.toISOString().slice(0, 10))

test('every day lies in the week of its Monday', () => {
  fc.assert(
    fc.property(day, (it) => {
      const monday = mondayOf(it)
      expect(new Date(monday).getUTCDay()).toBe(1)
      expect(monday <= it && it < addDays(monday, 7)).toBe(true)
    }),
  )
})

test('school days add up: from a to c is from a to b and from b to c', () => {
  fc.assert(
    fc.property(day, fc.nat(200), fc.nat(200), (a, more, evenMore) => {
      const [b, c] = [addDays(a, more), addDays(a, more + evenMore)]
      expect(schoolDaysBetween(year, a, c)).toBe(
        schoolDaysBetween(year, a, b) + schoolDaysBetween(year, b, c),
      )
    }),
  )
})

test('weekends and closures are no school days', () => {
  expect(['2026-10-24', '2026-10-25', '2026-10-14', '2026-09-07'].some((it) => isSchoolDay(year, it))).toBe(
    false,
  )
  expect(isSchoolDay(year, '2026-10-22')).toBe(true)
})
