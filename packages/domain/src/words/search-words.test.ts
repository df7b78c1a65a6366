import { expect, test } from 'vitest'
import { hasWords, searchWords } from './search-words.ts'

test('words have neither case, accents nor signs', () => {
  expect(searchWords('  Élodie  ROUX-Sørensen, O’Brien ')).toEqual(['elodie', 'roux', 'sorensen', 'obrien'])
  expect(searchWords('6–8 ELA · Room 12_b')).toEqual(['6', '8', 'ela', 'room', '12', 'b'])
  expect(searchWords('Łukasz Łukasz')).toEqual(['lukasz'])
})

test.each(['', ' ', '%', '_ %', '’', '\\', '…'])('“%s” has no word', (text) => {
  expect(searchWords(text)).toEqual([])
})

test('every word has to begin one', () => {
  const looksFor = (text: string) => hasWords(['Marcus Bell', 'Room 214'], searchWords(text))
  expect(looksFor('bell')).toBe(true)
  expect(looksFor('mar be')).toBe(true)
  expect(looksFor('be mar 214')).toBe(true)
  expect(looksFor('ell')).toBe(false)
  expect(looksFor('mar chen')).toBe(false)
  expect(looksFor('%')).toBe(false)
})
