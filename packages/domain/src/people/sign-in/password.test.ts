import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

test.each(['short', 'elevenchars', '', '🔑🔑🔑🔑🔑'])('%j is too short', (password) => {
  expect(passwordFault(password)).toContain('at least 12 characters')
})

test.each([
  'passwordpassword',
  'Password-1234',
  'aaaaaaaaaaaaaaaa',
  'abababababab',
  '1234567890123',
  'abcdefghijklmn',
])('%j is guessed first', (password) => {
  expect(passwordFault(password)).toContain('guessed first')
})

test.each([
  'a long enough one ',
  'lavender kettle thursday',
  'пароль для школы',
  '十二個以上の文字を使う事が大事',
  'X'.repeat(60) + 'yzab'.repeat(10),
])('%j is fine, whatever it is made of', (password) => {
  expect(passwordFault(password)).toBeUndefined()
})

test('any 12 to 128 characters of some variety are fine; 129 are not', () => {
  const varied = fc
    .string({ unit: 'grapheme', minLength: 13, maxLength: 60 })
    .filter((it) => new Set(it.toLowerCase()).size > 8)
  fc.assert(
    fc.property(varied, (password) => [...password].length > 128 || passwordFault(password) === undefined),
  )
  expect(passwordFault('abcdefg '.repeat(17))).toContain('at most 128')
})
