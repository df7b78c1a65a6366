import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intervalOf, intervalWords } from './interval.ts'

test('a rate of fewer than five has no interval', () => {
  expect([intervalOf({ k: 3, n: 4 }), intervalWords({ k: 3, n: 4 }), intervalWords({ k: 0, n: 0 })]).toEqual([
    null,
    '–',
    '–',
  ])
  expect(intervalWords({ k: 78, n: 110 })).toBe('62–79%')
  // A rate of more than all is none either.
  expect(intervalOf({ k: 9, n: 5 })).toBeNull()
})

test('an interval holds its rate, also at 0% and at 100%', () => {
  const rate = fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)).map(([k, rest]) => ({ k, n: k + rest }))
  fc.assert(
    fc.property(rate, (it) => {
      const interval = intervalOf(it)
      expect(interval === null).toBe(it.n < 5)
      if (!interval) return
      const { share, low, high } = interval
      expect(share).toBe(it.k / it.n)
      expect([0, low, share, high, 1].toSorted((a, b) => a - b)).toEqual([0, low, share, high, 1])
    }),
  )
})
