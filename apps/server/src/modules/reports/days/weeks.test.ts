import { expect, test } from 'vitest'
import type { Year } from './span.ts'
import { isOpen, weeksOf } from './weeks.ts'

const year: Year = {
  startsOn: '2026-08-17',
  endsOn: '2027-06-04',
  terms: [],
  closures: [{ name: 'Fall break', firstOn: '2026-10-12', lastOn: '2026-10-16' }],
}

test('a closed week says why, and the first and last week are cut to the days that are asked for', () => {
  expect(weeksOf({ from: '2026-10-07', to: '2026-10-22' }, [year])).toEqual([
    { monday: '2026-10-05', closure: null, from: '2026-10-07', to: '2026-10-11' },
    { monday: '2026-10-12', closure: 'Fall break', from: '2026-10-12', to: '2026-10-18' },
    { monday: '2026-10-19', closure: null, from: '2026-10-19', to: '2026-10-22' },
  ])
})

test('between school years there is no school; where none is set up, no week is closed', () => {
  const summer = { from: '2026-07-06', to: '2026-07-10' }
  expect(weeksOf(summer, [year]).map(({ closure }) => closure)).toEqual(['No school'])
  expect(weeksOf(summer, []).map(({ closure }) => closure)).toEqual([null])
  expect(isOpen('2026-10-13', [year])).toBe(false)
  expect(isOpen('2026-10-19', [year])).toBe(true)
})
