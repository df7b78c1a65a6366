import { expect, test } from 'vitest'
import { cutTo } from './cut-to.ts'

test.each([
  ['Copper Ridge', 6, 'Copper'],
  ['Copper', 6, 'Copper'],
  ['', 6, ''],
  ['to 😀', 4, 'to '],
  ['to 😀', 5, 'to 😀'],
])('“%s” is cut to %i, and never within a letter', (text, most, short) => {
  expect(cutTo(text, most)).toBe(short)
})

test('a text is cut by another size where one is named', () => {
  expect(cutTo('Copper', 7, (it) => it.length * 2)).toBe('Cop')
})
