import { expect, test } from 'vitest'
import { endOf } from './end-of.ts'

const begun = '2026-10-22T15:30:00.000Z'
const lines = (...at: string[]) => ({ lines: at.map((it) => ({ at: it, text: `at "${it}"` })) })

test('a visit ends when it ended', () => {
  const ended = '2026-10-22T15:45:00.000Z'
  expect(endOf(ended, begun, lines('2026-10-22T15:40:00Z'))).toBe(ended)
  expect(endOf(ended, begun, {})).toBe(ended)
})

test('a visit never ends before it began, nor before what was captured last', () => {
  const setBack = '2026-10-22T14:37:00.000Z'
  expect(endOf(setBack, begun, {})).toBe(begun)
  const last = '2026-10-22T15:35:00.001Z'
  expect(endOf(setBack, begun, lines(last, '2026-10-22T15:31:00Z'))).toBe(last)
})

test('only what is an instant counts for the end of a visit, not words that name one', () => {
  const capture = { text: 'We said "2030-01-01T00:00:00Z" and 2030-01-01T00:00:00Z.', dueOn: '2030-01-01' }
  expect(endOf(begun, begun, capture)).toBe(begun)
  for (const text of ['2030-01-01T00:00:00Z', '2026-13-01T00:00:00Z', '"at":"2030-01-01T00:00:00Z"'])
    expect(endOf(begun, begun, { text, texts: [text] })).toBe(begun)
})
