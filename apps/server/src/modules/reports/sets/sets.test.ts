import { describe, expect, test } from 'vitest'
import { spanBefore } from '../rubric/span-before.ts'
import { acrossVersions } from './across-versions.ts'
import { tooFewWords } from './compared.ts'
import { monthsShown } from './months-shown.ts'
import { partWords, rateWords, stepOf } from './rate-words.ts'

const term = (name: string, startsOn: string, endsOn: string) => ({ name, startsOn, endsOn })
const years = [
  {
    startsOn: '2026-08-17',
    endsOn: '2027-05-28',
    closures: [],
    terms: [term('Fall', '2026-08-17', '2026-12-18'), term('Spring', '2027-01-05', '2027-05-28')],
  },
  { startsOn: '2025-08-18', endsOn: '2026-05-29', terms: [], closures: [] },
]

describe('what some days are compared with', () => {
  test.each([
    ['a term: the one before', ['2027-01-05', '2027-03-01'], ['2026-08-17', '2026-12-18']],
    ['a year so far: as much of the year before', ['2026-08-17', '2026-10-22'], ['2025-08-18', '2025-10-23']],
    ['any days: as many before them', ['2026-10-01', '2026-10-22'], ['2026-09-09', '2026-09-30']],
    ['one day: the day before', ['2026-10-01', '2026-10-01'], ['2026-09-30', '2026-09-30']],
  ])('%s', (_, [from = '', to = ''], [before, until]) => {
    expect(spanBefore({ from, to }, years)).toEqual({ from: before, to: until })
  })
})

test('months go from the first visit to the last; summer is left out, and breaks the line', () => {
  const span = { from: '2026-03-10', to: '2026-10-22' }

  const shown = monthsShown(['2026-04-20', '2026-09-03'], span, years)

  expect(shown.map(({ month, isAfterGap }) => [month, isAfterGap])).toEqual([
    ['2026-04-01', false],
    ['2026-05-01', false],
    ['2026-08-01', true],
    ['2026-09-01', false],
  ])
  expect(monthsShown(['2026-03-12'], span, years)).toMatchObject([{ from: '2026-03-10', to: '2026-03-31' }])
  expect(monthsShown([], span, years)).toEqual([])
})

test('items of several versions stand in the order of the newest, an older wording behind its code', () => {
  const item = (id: string, code: string) => ({ id, code })
  const found = acrossVersions([
    { version: 1, items: [item('a', 'A'), item('b', 'B'), item('gone', 'Z')] },
    { version: 2, items: [item('b.2', 'B'), item('a', 'A')] },
  ])

  expect(found.map(({ code, mark, versions, isReworded }) => [code, mark, versions, isReworded])).toEqual([
    ['B', '', [2], true],
    ['B v1', ' (v1)', [1], false],
    ['A', '', [1, 2], false],
    ['Z v1', ' (v1)', [1], false],
  ])
  expect(acrossVersions([])).toEqual([])
})

test('under five there is no percentage, and a share has one of six shades', () => {
  const few = { k: 2, n: 4 }

  expect([rateWords(few), partWords(few)]).toEqual(['2 of 4', '2 of 4'])
  expect([rateWords({ k: 0, n: 0 }), partWords({ k: 0, n: 0 })]).toEqual(['–', '–'])
  expect([rateWords({ k: 5, n: 5 }), partWords({ k: 1, n: 5 })]).toEqual(['100% of 5', '1 (20%)'])
  expect([0, 0.5, 1].map(stepOf)).toEqual([1, 4, 6])
})

test('a group is compared from ten visits and five educators', () => {
  expect(tooFewWords({ visits: 10, educators: 5 })).toBeNull()
  expect(tooFewWords({ visits: 9, educators: 5 })).toBe('9 visits, fewer than 10')
  expect(tooFewWords({ visits: 40, educators: 4 })).toBe('40 visits, fewer than 5 educators')
})
