import { expect, test } from 'vitest'
import { startOf } from './roster-queries.ts'

test('whoever mends the last row of a page sees the page before it', () => {
  expect(startOf(10, 11)).toBe(10)
  expect(startOf(10, 10)).toBe(0)
  expect(startOf(30, 12)).toBe(10)
  expect(startOf(0, 0)).toBe(0)
})
