import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'

/** Tiles, three in the first row, two in the second; each 100 wide and 30 high, 10 apart. */
const others = [0, 1, 2, 3, 4].map((index) => {
  const [left, top] = [(index % 3) * 110, Math.floor(index / 3) * 40]
  return { left, top, right: left + 100, bottom: top + 30 }
})

test.each([
  ['before the first', -20, 10, 0],
  ['over the left half of the second', 120, 10, 1],
  ['over its right half', 180, 10, 2],
  ['after the end of the first row', 400, 10, 3],
  ['at the start of the second row', 5, 55, 3],
  ['below everything', 5, 400, 5],
])('a point %s', (_, x, y, place) => {
  expect(placeAt(others, x, y)).toBe(place)
})
