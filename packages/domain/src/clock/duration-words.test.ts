import { expect, test } from 'vitest'
import { durationWords } from './duration-words.ts'

test.each([
  [0, '0:00'],
  [69_999, '1:09'],
  [3_599_000, '59:59'],
  [3_725_000, '1:02:05'],
  [-1, '0:00'],
])('%d ms read “%s”', (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words)
})
