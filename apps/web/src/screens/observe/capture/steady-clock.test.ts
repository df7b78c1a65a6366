import { beforeEach, expect, test, vi } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const begun = new Date('2026-10-22T15:30:00Z').getTime()
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: begun })
})

test('the steady clock is the device’s, also after the device slept or was set forward', () => {
  const now = steadyClock()
  vi.advanceTimersByTime(5 * MINUTE)
  expect(now()).toBe(begun + 5 * MINUTE)
  vi.setSystemTime(begun + 60 * MINUTE)
  expect(now()).toBe(begun + 60 * MINUTE)
})

test('the steady clock goes on evenly where the device’s is set back', () => {
  const now = steadyClock()
  vi.advanceTimersByTime(5 * MINUTE)
  vi.setSystemTime(begun - 55 * MINUTE)
  expect(now()).toBe(begun + 5 * MINUTE)
  vi.advanceTimersByTime(MINUTE)
  expect(now()).toBe(begun + 6 * MINUTE)
})

test('the steady clock follows a device’s clock that is corrected by a moment', () => {
  const now = steadyClock()
  vi.advanceTimersByTime(MINUTE)
  vi.setSystemTime(begun + MINUTE - 2_000)
  expect(now()).toBe(begun + MINUTE - 2_000)
})
