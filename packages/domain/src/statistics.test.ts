import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRates, median, wilson } from './statistics.ts'

const rate = fc.tuple(fc.nat(500), fc.nat(500)).map(([k, rest]) => ({ k, n: k + rest }))

test('a large class outweighs a small one', () => {
  expect(
    addRates([
      { k: 5, n: 5 },
      { k: 10, n: 25 },
    ]),
  ).toEqual({ k: 15, n: 30 })
})

test.each([
  [[], undefined],
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 9, 2], 3],
])('the middle of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle)
})

describe('the interval after Wilson', () => {
  test.each([
    // Newcombe 1998, Statistics in Medicine 17, table I.
    [{ k: 81, n: 263 }, 0.2553, 0.3662],
    [{ k: 15, n: 148 }, 0.0624, 0.1605],
    [{ k: 0, n: 20 }, 0, 0.1611],
    [{ k: 1, n: 29 }, 0.0061, 0.1718],
  ])('of %j is from %d to %d', (it, low, high) => {
    const [from, to] = wilson(it)
    expect(from).toBeCloseTo(low, 3)
    expect(to).toBeCloseTo(high, 3)
  })

  test('holds the share, and lies between nothing and all', () => {
    fc.assert(
      fc.property(rate, (it) => {
        const [low, high] = wilson(it)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        if (it.n > 0) {
          expect(low).toBeLessThanOrEqual(it.k / it.n + 1e-9)
          expect(high).toBeGreaterThanOrEqual(it.k / it.n - 1e-9)
        }
      }),
    )
  })
})
