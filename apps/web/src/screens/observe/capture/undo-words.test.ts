import { expect, test } from 'vitest'
import { shortly } from './undo-words.ts'

test.each([
  ['evidence', 'evidence'],
  ['evidence for 2b', 'evidence'],
  ['evidence taken out of comment 12', 'evidence'],
  ['removing a question', 'question'],
  ['what became of a step', 'step'],
  ['taking data off the table', 'data'],
  ['the order of questions', 'order'],
  ['an action step', 'action step'],
  ['sweep 12 started', 'sweep 12'],
  ['seat 16', 'seat 16'],
  ['Q4', 'Q4'],
])('“%s” is “%s” where there is little room', (did, words) => {
  expect(shortly(did)).toBe(words)
})
