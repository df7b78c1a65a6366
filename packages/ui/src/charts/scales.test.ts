import { expect, test } from 'vitest'
import { scaleBand, scaleLinear, scalePoint, wholeTicks } from './scales.ts'

test('a value stands along a line; outside, at its ends where that is asked', () => {
  const free = scaleLinear({ domain: [0, 4], range: [100, 20] })
  const held = scaleLinear({ domain: [0, 4], range: [0, 80], clamp: true })

  expect([0, 1, 4, 5].map(free)).toEqual([100, 80, 20, 0])
  expect([-1, 2, 9].map(held)).toEqual([0, 40, 80])
  expect(scaleLinear({ domain: [3, 3], range: [0, 10] })(3)).toBe(5)
})

test('bands stand beside each other with room between and around them', () => {
  const bands = scaleBand({ domain: ['a', 'b'], range: [10, 100], padding: 0.5, paddingOuter: 0.25 })

  expect(bands.step()).toBe(45)
  expect(bands.bandwidth()).toBe(22.5)
  expect(['a', 'b', 'c'].map((it) => bands(it))).toEqual([21.25, 66.25, undefined])
  expect([0, 1, 2].map(scalePoint({ domain: [0, 1, 2], range: [0, 90], padding: 0.5 }))).toEqual([15, 45, 75])
  expect(scalePoint({ domain: [0], range: [0, 90], padding: 0.5, align: 0 })(0)).toBe(0)
})

test.each([
  [4.32, [0, 1, 2, 3, 4]],
  [8.64, [0, 2, 4, 6, 8]],
  [21.6, [0, 5, 10, 15, 20]],
  [129.6, [0, 50, 100]],
])('ticks up to %d are round and whole', (most, ticks) => {
  expect(wholeTicks(most, 4)).toEqual(ticks)
})
