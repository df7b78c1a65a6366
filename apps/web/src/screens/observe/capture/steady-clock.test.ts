import { beforeEach, expect, test, vi } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const begun = new Date('2026-10-22T15:30:00Z').getTime()
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: begun })
})

test('is the device’s clock, also after the device slept or was set forward', () => {
  const now = steadyClock()
  vi.advanceTimersByTime(5 * MINUTE)
  expect(now()).toBe(begun + 5 * MINUTE)
  vi.setSystemTime(begun + 60 * MINUTE)
  expect(now()).toBe(begun + 60 * MINUTE)
})

test('goes on as it went where it is set back', () => {
  const now = steadyClock()
  vi.advanceTimersByTime(5 * MINUTE)
  vi.setSystemTime(begun - 55 * MINUTE)
  expect(now()).toBe(begun + 5 * MINUTE)
  vi.advanceTimersByTime(MINUTE)
  expect(now()).toBe(begun + 6 * MINUTE)
})

test('follows a clock that is put right by a moment', () => {
  const now = steadyClock()
  vi.advanceTimersByTime(MINUTE)
  vi.setSystemTime(begun + MINUTE - 2_000)
  expect(now()).toBe(begun + MINUTE - 2_000)
})
