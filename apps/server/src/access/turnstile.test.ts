import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

const aMoment = () => new Promise((resolve) => setImmediate(resolve))

test('of a hundred requests at once four are let in, all get their turn, and one that fails makes room too', async () => {
  const inTurn = turnstile(4)
  let inside = 0
  let most = 0
  const work = async (index: number) => {
    inside += 1
    most = Math.max(most, inside)
    await aMoment()
    inside -= 1
    if (index % 10 === 0) throw new Error('It did not work.')
    return index
  }

  const results = await Promise.allSettled(Array.from({ length: 100 }, (_, it) => inTurn(() => work(it))))

  expect(most).toBe(4)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(90)
  expect(await inTurn(() => work(1))).toBe(1)
})

test('where as many wait as may, the next is asked to come back, and nobody who waits loses their turn', async () => {
  const inTurn = turnstile(1, 2)
  const work = async () => {
    await aMoment()
    return 'done'
  }

  const results = await Promise.allSettled(Array.from({ length: 5 }, () => inTurn(work)))

  expect(results.map((it) => (it.status === 'fulfilled' ? it.value : it.reason.code))).toEqual([
    'done',
    'done',
    'done',
    'too-busy',
    'too-busy',
  ])
  expect(await inTurn(work)).toBe('done')
})
