import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { ChunkMissing, loadChunk } from './chunks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** Records how a load has ended so far. */
function watch(loading: Promise<unknown>) {
  const outcome: { value?: unknown; error?: unknown } = {}
  loading.then(
    (value) => Object.assign(outcome, { value }),
    (error: unknown) => Object.assign(outcome, { error }),
  )
  return outcome
}

describe('a part of the application that does not come', () => {
  test('is given up after 120 seconds, and not before', async () => {
    const outcome = watch(loadChunk(() => new Promise(() => {})))

    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toEqual({})

    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.error).toBeInstanceOf(ChunkMissing)
  })

  test('is missing at once when the browser says so', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')

    const error = await loadChunk(() => Promise.reject(cause)).catch((it: unknown) => it)

    expect(error).toBeInstanceOf(ChunkMissing)
    expect(error).toMatchObject({ cause })
  })

  test('changes nothing any more when it comes after all', async () => {
    const { promise, resolve } = deferred<string>()
    const outcome = watch(loadChunk(() => promise))
    await vi.advanceTimersByTimeAsync(120_000)

    resolve('late')
    await vi.runAllTimersAsync()

    expect(outcome.error).toBeInstanceOf(ChunkMissing)
    expect(outcome).not.toHaveProperty('value')
  })
})

test('a slow part is fine as long as it comes in time', async () => {
  const { promise, resolve } = deferred<string>()
  const outcome = watch(loadChunk(() => promise))

  await vi.advanceTimersByTimeAsync(119_000)
  resolve('the screen')
  await vi.advanceTimersByTimeAsync(10_000)

  expect(outcome).toEqual({ value: 'the screen' })
  expect(vi.getTimerCount()).toBe(0)
})
