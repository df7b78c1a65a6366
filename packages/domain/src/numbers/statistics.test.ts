import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRates, median, middleHalf, middleOf, wilson } from './statistics.ts'

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

describe('the middle half', () => {
  test.each([
    // Expected values are QUARTILE.INC of a spreadsheet.
    [[7], 7, 7],
    [[1, 2], 1.25, 1.75],
    [[1, 2, 3, 4, 5], 2, 4],
    [[8, 6, 1, 3], 2.5, 6.5],
    [[4, 4, 4, 4, 4, 4], 4, 4],
  ])('of %j is from %d to %d', (values, low, high) => {
    expect(middleHalf(values)).toEqual({ low, high })
  })

  test('is nothing of nothing', () => {
    expect(middleHalf([])).toBeUndefined()
  })

  test('lies within the values, around their median, in whatever order they come', () => {
    const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(values, (them) => {
        const { low, high } = middleHalf(them) ?? { low: Number.NaN, high: Number.NaN }
        expect(low).toBeGreaterThanOrEqual(Math.min(...them))
        expect(high).toBeLessThanOrEqual(Math.max(...them))
        expect(low).toBeLessThanOrEqual(high)
        expect(them.filter((it) => it >= low && it <= high).length * 2).toBeGreaterThanOrEqual(
          them.length - 2,
        )
        expect(middleHalf(them.toReversed())).toEqual({ low, high })
      }),
    )
  })
})

describe('the middle of a distribution', () => {
  test.each([
    [
      [3, 0, 0, 1],
      [1, 1],
    ],
    [
      [5, 21, 22, 4],
      [2, 3],
    ],
    [
      [1, 0, 0, 1],
      [1, 4],
    ],
    [
      [0, 0, 0, 9],
      [4, 4],
    ],
  ])('of %j at the levels from 1 is %j', (counts, middle) => {
    expect(middleOf(counts.map((n, place) => ({ value: place + 1, n })))).toEqual(middle)
  })

  test('is nothing of nothing', () => {
    expect(middleOf([])).toBeUndefined()
    expect(middleOf([{ value: 1, n: 0 }])).toBeUndefined()
  })

  test('is the median of all that were counted', () => {
    const counts = fc.uniqueArray(fc.record({ value: fc.nat(20), n: fc.nat(9) }), {
      selector: ({ value }) => value,
    })
    fc.assert(
      fc.property(counts, (them) => {
        const each = them.flatMap(({ value, n }) => Array.from({ length: n }, () => value))
        const middle = middleOf(them)
        expect(middle && (middle[0] + middle[1]) / 2).toBe(median(each))
      }),
    )
  })

  test('knows the middle of more than could be listed', () => {
    expect(
      middleOf([
        { value: 1, n: 4_000_000_000 },
        { value: 2, n: 4_000_000_001 },
      ]),
    ).toEqual([2, 2])
  })
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
