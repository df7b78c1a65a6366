import { describe, expect, test } from 'vitest'
import { spanOf, spansIn, wholeMonths, type Year } from './span.ts'

const TODAY = '2026-10-22'
const terms = [
  { name: 'Term 1', startsOn: '2026-08-17', endsOn: '2026-10-30' },
  { name: 'Term 2', startsOn: '2026-11-02', endsOn: '2027-01-29' },
]
const years: Year[] = [
  { startsOn: '2026-08-17', endsOn: '2027-06-04', terms, closures: [] },
  { startsOn: '2025-08-18', endsOn: '2026-06-05', terms: [], closures: [] },
]

describe('the days of a report', () => {
  test('are the school year that runs, up to today, unless told', () => {
    expect(spanOf({}, years, TODAY)).toEqual({ from: '2026-08-17', to: TODAY })
  })

  test('may be any, also of one day, and begin after the year has ended', () => {
    expect(spanOf({ from: '2026-09-01', to: '2026-09-01' }, years, TODAY)).toMatchObject({ to: '2026-09-01' })
    expect(spanOf({ from: '2026-11-20' }, years, TODAY)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
    expect(spanOf({ to: '2026-09-30' }, years, TODAY)).toEqual({ from: '2026-08-17', to: '2026-09-30' })
  })

  test('are not turned around, and not more than 400', () => {
    const not = expect.objectContaining({ code: 'span-not-valid' })
    expect(() => spanOf({ from: '2026-09-02', to: '2026-09-01' }, years, TODAY)).toThrow(not)
    expect(() => spanOf({ from: '2025-01-01', to: '2026-09-01' }, years, TODAY)).toThrow(not)
    // Days are counted on beyond the last that is asked for.
    expect(() => spanOf({ from: '9999-12-01', to: '9999-12-31' }, years, TODAY)).toThrow(not)
    expect(() => spanOf({ from: '9999-12-31' }, years, TODAY)).toThrow(not)
  })

  test('are a year back where the district has set up no school year', () => {
    expect(spanOf({}, [], TODAY)).toEqual({ from: '2025-10-22', to: TODAY })
  })
})

test('years, begun terms and months are offered, none beyond today', () => {
  expect(spansIn(years, TODAY, { from: '2026-08-17', to: TODAY })).toEqual([
    { label: 'School year 2026–27', from: '2026-08-17', to: TODAY },
    { label: 'School year 2025–26', from: '2025-08-18', to: '2026-06-05' },
    { label: 'Term 1', from: '2026-08-17', to: TODAY },
    { label: 'October 2026', from: '2026-10-01', to: TODAY },
    { label: 'September 2026', from: '2026-09-01', to: '2026-09-30' },
    { label: 'August 2026', from: '2026-08-01', to: '2026-08-31' },
  ])
})

describe('a month is whole', () => {
  const months = (from: string, to: string) =>
    wholeMonths({ from, to }, years, TODAY).map((it) => `${it.month} ${it.yearStartsOn}`)

  test('where all its days of a school year are asked for', () => {
    expect(months('2026-08-17', '2026-09-30')).toEqual([
      '2026-08-01 2026-08-17',
      '2026-09-01 2026-08-17',
      '2026-09-01 null',
    ])
  })

  test('up to today, where it runs, and not where the last days are cut', () => {
    expect(months('2026-10-01', TODAY)).toEqual(['2026-10-01 2026-08-17', '2026-10-01 null'])
    expect(months('2026-10-01', '2026-10-21')).toEqual([])
  })
})
