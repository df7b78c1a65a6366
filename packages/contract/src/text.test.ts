import { UserId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { fromText } from './text.ts'

const Id = fromText(UserId)

test.each(['7', '1000', '9007199254740991'])('%s is an id', (text) => {
  expect(Id.parse(text)).toBe(Number(text))
})

test.each([
  '1e3',
  '0x3E8',
  ' 7',
  '+7',
  '7.0',
  '07',
  '٧',
  '-7',
  '0',
  '',
  'NaN',
  '9'.repeat(16),
  '9'.repeat(17),
  7,
  ['7'],
])('%j is no id', (text) => {
  expect(Id.safeParse(text).success).toBe(false)
})
