import { expect, test, vi } from 'vitest'
import { inTurns } from './in-turns.ts'

function* steps(count: number): Generator<number, string> {
  for (let step = 1; step <= count; step++) yield step
  return 'done'
}

test('whoever comes meanwhile has a turn after a few steps, and every step is taken in order', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const taken: number[] = []
  const waited: number[] = []
  const come = () => setImmediate(() => waited.push(taken.length) < 3 && come())
  come()

  const result = await inTurns(steps(100), (step) => {
    now += 0.25
    taken.push(step)
    return step === 50 ? Promise.resolve() : undefined
  })

  expect(result).toBe('done')
  expect(taken).toEqual([...steps(100)])
  expect(waited).toEqual([4, 8, 12])
})
