import { describe, expect, test } from 'vitest'
import { begunAt } from './begun-at.ts'
import { cutAhead } from './cut-ahead.ts'
import { isAhead } from './is-ahead.ts'

const now = Date.parse('2026-10-22T15:00:00.000Z')

test.each([
  ['2026-10-22T15:00:00.000Z', false],
  ['2026-10-23T15:00:00.000Z', false],
  ['2026-10-23T15:00:00.001Z', true],
  ['9998-01-05T15:00:00.000Z', true],
])('a visit that began %s is ahead: %s', (startedAt, expected) => {
  expect(isAhead({ startedAt, endedAt: null }, now)).toBe(expected)
  expect(isAhead({ startedAt: '2026-10-22T14:00:00.000Z', endedAt: startedAt }, now)).toBe(expected)
})

describe('a visit begun at another instant', () => {
  const wrong = {
    startedAt: '9998-01-05T15:00:00.000Z',
    endedAt: '9998-01-05T15:20:00.000Z',
    capture: {
      sweeps: [{ at: '9998-01-05T15:05:00.000Z', startedAt: '9998-01-05T15:06:00.000Z' }],
      text: 'At "at":"9998-01-05T15:05:00.000Z" they said 9998-01-05T15:05:00.000Z.',
      note: '9998-01-05T15:05:00.000Z',
    },
  }

  test('keeps its length and the distances in it, and every word', () => {
    expect(begunAt(wrong, '2026-10-22T14:00:00.000Z')).toEqual({
      startedAt: '2026-10-22T14:00:00.000Z',
      endedAt: '2026-10-22T14:20:00.000Z',
      capture: {
        sweeps: [{ at: '2026-10-22T14:05:00.000Z', startedAt: '2026-10-22T14:06:00.000Z' }],
        text: wrong.capture.text,
        note: wrong.capture.note,
      },
    })
  })

  test('goes on where it has not ended', () => {
    expect(begunAt({ ...wrong, endedAt: null }, '2026-10-22T14:00:00.000Z').endedAt).toBeNull()
  })
})

test('an instant that a clock put into the future in the middle of a visit stands at the last instant before', () => {
  const jumped = {
    startedAt: '2026-10-22T14:00:00.000Z',
    endedAt: '9999-10-22T14:20:00.000Z',
    capture: { lines: [{ at: '2026-10-22T14:05:00.000Z' }, { at: '9999-10-22T14:06:00.000Z' }] },
  }

  expect(cutAhead(jumped, now)).toEqual({
    startedAt: jumped.startedAt,
    endedAt: '2026-10-22T14:05:00.000Z',
    capture: { lines: [{ at: '2026-10-22T14:05:00.000Z' }, { at: '2026-10-22T14:05:00.000Z' }] },
  })
})
