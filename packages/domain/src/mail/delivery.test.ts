import { expect, test } from 'vitest'
import { troubleOf } from './delivery.ts'

test.each([
  ['5.1.1', 550, 'no-mailbox'],
  [undefined, 550, 'no-mailbox'],
  ['5.1.2', 550, 'no-domain'],
  ['5.2.2', 552, 'mailbox-full'],
  ['4.2.2', 452, 'mailbox-full'],
  ['5.7.1', 550, 'refused'],
  [undefined, 554, 'refused'],
  ['4.7.0', 451, 'try-later'],
  [undefined, 421, 'try-later'],
  ['4.4.7', undefined, 'not-reached'],
  ['constructor', undefined, 'try-later'],
] as const)('%s with %s means %s', (status, reply, meant) => {
  expect(troubleOf(status, reply)).toBe(meant)
})
