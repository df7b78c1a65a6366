import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { SchoolCalendar } from './school-calendar.ts'
import { evenTerms, type Term, termPlans } from './terms.ts'

const year = { startsOn: '2026-08-17', endsOn: '2027-05-28', closures: [] }
const term = (name: string, startsOn: string, endsOn: string): Term => ({ name, startsOn, endsOn })
const fall = term('Semester 1', '2026-08-17', '2026-12-18')
const spring = term('Semester 2', '2027-01-04', '2027-05-28')

function faultsOf(terms: readonly Term[], of = year) {
  const found: Record<string, string> = {}
  const issues = SchoolCalendar.safeParse({ ...of, terms }).error?.issues ?? []
  for (const { path, message } of issues) found[path.join('.')] ??= message
  return found
}

test.each<[string, Term[], Record<string, string>]>([
  ['a year without terms', [], {}],
  ['terms with days between them', [fall, spring], {}],
  ['terms that touch', [fall, { ...spring, startsOn: '2026-12-19' }], {}],
  ['a term of one day', [term('Exams', '2026-12-18', '2026-12-18')], {}],
  [
    'terms that share a day',
    [fall, { ...spring, startsOn: '2026-12-18' }],
    { 'terms.1.startsOn': 'Start after Semester 1 has ended.' },
  ],
  ['terms out of order', [spring, fall], { 'terms.1.startsOn': 'Start after Semester 2 has ended.' }],
  [
    'a term that ends before it starts',
    [{ ...fall, endsOn: '2026-08-16' }],
    { 'terms.0.endsOn': 'Choose the first day or a later one.' },
  ],
  [
    'terms outside the year',
    [
      { ...fall, startsOn: '2026-08-16' },
      { ...spring, endsOn: '2027-05-29' },
    ],
    {
      'terms.0.startsOn': 'Choose a day inside the school year.',
      'terms.1.endsOn': 'Choose a day inside the school year.',
    },
  ],
  [
    'one name twice, however it is written',
    [fall, { ...spring, name: ' semester 1' }],
    { 'terms.1.name': 'Another term has this name.' },
  ],
  [
    'names that are missing',
    [
      { ...fall, name: ' ' },
      { ...spring, name: '', startsOn: '2026-12-01' },
    ],
    {
      'terms.0.name': 'Name the term.',
      'terms.1.name': 'Name the term.',
      'terms.1.startsOn': 'Start after the term before has ended.',
    },
  ],
  ['a long name', [{ ...fall, name: 'x'.repeat(41) }], { 'terms.0.name': 'Use at most 40 characters.' }],
  ['a missing day', [{ ...fall, endsOn: '' }, spring], { 'terms.0.endsOn': 'Choose a day.' }],
])('%s: the faults are told at their fields', (_, terms, faults) => {
  expect(faultsOf(terms)).toEqual(faults)
})

test('12 terms are enough', () => {
  const months = Array.from({ length: 13 }, (_, index) => {
    const day = addDays(year.startsOn, index * 7)
    return term(`Term ${index}`, day, day)
  })

  expect(faultsOf(months.slice(0, 12))).toEqual({})
  expect(faultsOf(months)).toEqual({ terms: 'Use at most 12 terms.' })
})

const day = fc.integer({ min: -3, max: 290 }).map((count) => addDays(year.startsOn, count))

test('whatever is accepted goes forward and stays in the year', () => {
  const near = fc.tuple(fc.integer({ min: -1, max: 60 }), fc.integer({ min: -1, max: 60 }))
  const oneAfterTheOther = fc.array(near, { maxLength: 5 }).map((steps) => {
    let last = year.startsOn
    return steps.map(([gap, length], index) => {
      const startsOn = addDays(last, gap)
      last = addDays(startsOn, length)
      return term(`Term ${index}`, startsOn, last)
    })
  })
  const anyhow = fc.array(fc.record({ name: fc.string({ maxLength: 3 }), startsOn: day, endsOn: day }), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.oneof(oneAfterTheOther, anyhow), (terms) => {
      if (!SchoolCalendar.safeParse({ ...year, terms }).success) return
      const days = terms.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn])
      const starts = terms.map(({ startsOn }) => startsOn)
      expect(days).toEqual([...days].sort())
      expect(new Set(starts).size).toBe(terms.length)
      expect(days.every((it) => year.startsOn <= it && it <= year.endsOn)).toBe(true)
    }),
  )
})

test('a year is divided into terms that can be saved, in weeks as even as can be', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 60, max: 399 }))
    .map(([start, length]) => {
      const startsOn = addDays('2026-01-01', start)
      return { ...year, startsOn, endsOn: addDays(startsOn, length) }
    })
  fc.assert(
    fc.property(span, fc.constantFrom(...termPlans), (of, plan) => {
      const terms = evenTerms(of, plan)
      expect(terms).toHaveLength(plan.count)
      expect(faultsOf(terms, of)).toEqual({})
      expect([terms[0]?.startsOn, terms.at(-1)?.endsOn]).toEqual([of.startsOn, of.endsOn])
      const weeks = terms.map((it) =>
        Math.ceil((Date.parse(it.endsOn) - Date.parse(it.startsOn)) / 604_800_000),
      )
      expect(Math.max(...weeks) - Math.min(...weeks)).toBeLessThanOrEqual(2)
    }),
  )
})

test('a term starts on a Monday and ends on a Friday', () => {
  expect(evenTerms(year, { title: '', term: 'Quarter', count: 4 })).toEqual([
    term('Quarter 1', '2026-08-17', '2026-10-23'),
    term('Quarter 2', '2026-10-26', '2027-01-08'),
    term('Quarter 3', '2027-01-11', '2027-03-19'),
    term('Quarter 4', '2027-03-22', '2027-05-28'),
  ])
})

test.each([
  ['', '2027-05-28'],
  ['2026-08-17', ''],
  ['2027-05-28', '2026-08-17'],
  ['2026-08-17', '2026-09-11'],
])('a year from “%s” to “%s” is not divided into four', (startsOn, endsOn) => {
  expect(evenTerms({ startsOn, endsOn }, { title: '', term: 'Quarter', count: 4 })).toEqual([])
})
