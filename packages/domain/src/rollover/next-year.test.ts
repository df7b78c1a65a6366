import { expect, test } from 'vitest'
import { closuresAfter, isYearEnding, yearAfter } from './next-year.ts'

const last = {
  startsOn: '2026-08-17',
  endsOn: '2027-05-28',
  terms: [{ name: 'Semester 1', startsOn: '2026-08-17', endsOn: '2026-12-18' }],
  closures: [
    { name: 'Labor Day', firstOn: '2026-09-07', lastOn: '2026-09-07' },
    { name: 'Veterans Day', firstOn: '2026-11-11', lastOn: '2026-11-11' },
    { name: 'Thanksgiving', firstOn: '2026-11-25', lastOn: '2026-11-27' },
    { name: 'Winter break', firstOn: '2026-12-21', lastOn: '2027-01-01' },
    { name: 'Spring break', firstOn: '2027-03-29', lastOn: '2027-04-02' },
  ],
}

test('the next school year is guessed a year on, on the same weekdays, without closures', () => {
  expect(yearAfter(last)).toEqual({
    startsOn: '2027-08-16',
    endsOn: '2028-05-26',
    terms: [{ name: 'Semester 1', startsOn: '2027-08-16', endsOn: '2027-12-17' }],
    closures: [],
  })
  expect(yearAfter(undefined)).toEqual({ startsOn: '', endsOn: '', terms: [], closures: [] })
})

test('closures keep their weekday of the month, holidays of a date their date, and a fifth becomes the last', () => {
  const next = yearAfter(last)

  expect(closuresAfter(last, next)).toEqual([
    { name: 'Labor Day', firstOn: '2027-09-06', lastOn: '2027-09-06' },
    { name: 'Veterans Day', firstOn: '2027-11-11', lastOn: '2027-11-11' },
    { name: 'Thanksgiving', firstOn: '2027-11-24', lastOn: '2027-11-26' },
    { name: 'Winter break', firstOn: '2027-12-20', lastOn: '2027-12-31' },
    { name: 'Spring break', firstOn: '2028-03-27', lastOn: '2028-03-31' },
  ])
})

test('a holiday that falls on a weekend is offered on the school day beside it', () => {
  const years = { ...last, closures: [{ name: 'Juneteenth', firstOn: '2026-06-19', lastOn: '2026-06-19' }] }
  const next = { startsOn: '2027-06-01', endsOn: '2027-06-30', terms: [], closures: [] }

  expect(closuresAfter(years, next)).toEqual([
    { name: 'Juneteenth', firstOn: '2027-06-18', lastOn: '2027-06-18' },
  ])
})

test('what the new calendar names, what overlaps it, and what lies outside is not offered again', () => {
  const next = yearAfter(last)
  const closures = [
    { name: ' labor day', firstOn: '2027-09-13', lastOn: '2027-09-13' },
    { name: 'Fall holidays', firstOn: '2027-11-22', lastOn: '2027-11-26' },
  ]

  const offered = closuresAfter(last, { ...next, endsOn: '2028-03-28', closures })

  expect(offered.map(({ name }) => name)).toEqual(['Veterans Day', 'Winter break'])
})

test('it is time for the next school year 60 days before the end of the last, and ever after', () => {
  expect(isYearEnding(last, '2027-03-28')).toBe(false)
  expect(isYearEnding(last, '2027-03-29')).toBe(true)
  expect(isYearEnding(last, '2027-07-04')).toBe(true)
})
