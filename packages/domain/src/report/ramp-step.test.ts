import { expect, test } from 'vitest'
import { rampStep } from './ramp-step.ts'

test.each([
  [1, [6]],
  [2, [1, 6]],
  [3, [1, 4, 6]],
  [4, [1, 2, 4, 6]],
  [5, [1, 2, 4, 5, 6]],
  [6, [1, 2, 3, 4, 5, 6]],
  [10, [1, 2, 2, 3, 3, 4, 4, 5, 5, 6]],
])('%i levels lie on the ramp from its light end to its dark one', (levels, steps) => {
  expect(Array.from({ length: levels }, (_, index) => rampStep(index, levels))).toEqual(steps)
})
