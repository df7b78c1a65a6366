import { expect, test } from 'vitest'
import { overlapFault, SchoolCalendar, yearTitle } from './school-calendar.ts'

const fallBreak = { name: 'Fall break', firstOn: '2026-10-12', lastOn: '2026-10-16' }
const laborDay = { name: 'Labor Day', firstOn: '2026-09-07', lastOn: '2026-09-07' }
const year: SchoolCalendar = {
  startsOn: '2026-08-17',
  endsOn: '2027-05-28',
  terms: [],
  closures: [fallBreak, laborDay],
}

function faultsOf(changes: Partial<SchoolCalendar>) {
  const { error } = SchoolCalendar.safeParse({ ...year, ...changes })
  const found: Record<string, string> = {}
  // The first that is said about a field is the one that is shown.
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

const outside = 'Choose a day inside the school year.'
const closed = (changes: Partial<typeof fallBreak>) => ({
  closures: [laborDay, { ...fallBreak, ...changes }],
})

test.each<[string, Partial<SchoolCalendar>, Record<string, string>]>([
  ['a year with closures in any order', {}, {}],
  ['a year of 400 days', { endsOn: '2027-09-20' }, {}],
  ['one day more', { endsOn: '2027-09-21' }, { endsOn: 'A school year has at most 400 days.' }],
  [
    'a year that ends as it starts',
    { endsOn: '2026-08-17', closures: [] },
    { endsOn: 'Choose a day after the first one.' },
  ],
  ['closures that touch', closed({ firstOn: '2026-09-08' }), {}],
  [
    'closures that share a day',
    closed({ firstOn: '2026-09-07' }),
    { 'closures.1.firstOn': 'This overlaps Labor Day. Choose other days.' },
  ],
  [
    'a closure inside another',
    { closures: [fallBreak, { name: '', firstOn: '2026-10-13', lastOn: '2026-10-13' }] },
    {
      'closures.1.name': 'Name the closure.',
      'closures.1.firstOn': 'This overlaps Fall break. Choose other days.',
    },
  ],
  [
    'a closure that ends before it starts',
    closed({ lastOn: '2026-10-11' }),
    { 'closures.1.lastOn': 'Choose the first day or a later one.' },
  ],
  ['a closure before the year', closed({ firstOn: '2026-08-16' }), { 'closures.1.firstOn': outside }],
  ['a closure that outlasts it', closed({ lastOn: '2027-05-29' }), { 'closures.1.lastOn': outside }],
  ['a closure on the last day', closed({ firstOn: '2027-05-28', lastOn: '2027-05-28' }), {}],
  ['a long name', closed({ name: 'x'.repeat(81) }), { 'closures.1.name': 'Use at most 80 characters.' }],
  ['a missing day', { endsOn: '' }, { endsOn: 'Choose a day.' }],
  ['missing days of a closure', closed({ firstOn: '' }), { 'closures.1.firstOn': 'Choose a day.' }],
  ['a day that there is not', closed({ lastOn: '2027-02-30' }), { 'closures.1.lastOn': 'Choose a day.' }],
  [
    'a slip of the year',
    { startsOn: '0202-08-17', endsOn: '0203-05-28', closures: [] },
    {
      startsOn: 'Choose a day between 2000 and 2099.',
      endsOn: 'Choose a day between 2000 and 2099.',
    },
  ],
])('%s: the faults are told at their fields', (_, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults)
})

test('60 closures are enough', () => {
  const days = Array.from({ length: 61 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10)
    return { name: `Closed ${index}`, firstOn: day, lastOn: day }
  })

  expect(faultsOf({ closures: days.slice(0, 60) })).toEqual({})
  expect(faultsOf({ closures: days })).toEqual({ closures: 'Use at most 60 closures.' })
})

test.each([
  ['2027-05-29', '2028-05-26', undefined],
  ['2025-08-18', '2026-08-16', undefined],
  ['2027-05-28', '2028-05-26', 'This overlaps the school year 2026–27. Choose other days.'],
  ['2025-08-18', '2026-08-17', 'This overlaps the school year 2026–27. Choose other days.'],
  ['2026-01-01', '2027-12-31', 'This overlaps the school year 2026–27. Choose other days.'],
])('a year from %s to %s beside 2026–27', (startsOn, endsOn, fault) => {
  expect(overlapFault({ startsOn, endsOn }, [year])).toBe(fault)
})

test('a year is named by the calendar years it lies in', () => {
  expect(yearTitle(year)).toBe('2026–27')
  expect(yearTitle({ startsOn: '2027-01-11', endsOn: '2027-11-19' })).toBe('2027')
})
