import { describe, expect, test } from 'vitest'
import { filledLine, line, lines, secret, word, writtenName } from './plain-text.ts'

describe('what is written by hand', () => {
  test.each([
    ['NUL', 'two\0 groups', 'two groups'],
    ['half a character', 'well \ud83d', 'well \ufffd'],
    ['whole ones', 'well 😀 done', 'well 😀 done'],
    ['a bell and an escape', '\u0007ding\u001b[2J', 'ding[2J'],
    [
      'line breaks of a word processor',
      'one\vtwo\ftwo and a half\u0085three\u2028four\u2029five',
      'one\ntwo\ntwo and a half\nthree\nfour\nfive',
    ],
    ['several lines', 'one\r\n\ttwo', 'one\r\n\ttwo'],
    ['another direction', 'a\u202eb', 'a\u202eb'],
  ])('may hold %s, and is kept as far as it can be read', (_, written, kept) => {
    expect(lines(100).parse(written)).toBe(kept)
  })

  test('stays in one line where there is only one', () => {
    expect(line(100).parse('one\r\ntwo\tthree\0\u2028four')).toBe('one two three four')
  })

  test('is as long as what is kept of it, however much was sent', () => {
    expect(lines(3).parse('\0'.repeat(2_000_000))).toBe('')
    expect(lines(3).safeParse('x'.repeat(2_000_000)).error?.issues).toMatchObject([
      { message: 'Use at most 3 characters.' },
    ])
  })
})

describe('a name', () => {
  const Name = filledLine('Enter a name.', 20)
  const PLAIN = 'Use letters, digits and punctuation only.'
  const MARKS = 'Remove the invisible marks that turn the direction of text.'

  test.each([
    ['a line break', 'Omar\nHaddad', PLAIN],
    ['a line break of a word processor', 'Omar\u2028Haddad', PLAIN],
    ['a paragraph of a word processor', 'Omar\u2029Haddad', PLAIN],
    ['NUL', 'Omar\0', PLAIN],
    ['half a character', 'Omar\ud83d', PLAIN],
    ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'].map((mark) => [
      ...[`U+${mark.charCodeAt(0).toString(16)}`, `Omar ${mark}daddaH`, MARKS],
    ]),
  ])('is refused in words with %s', (_, name, words) => {
    expect(Name.safeParse(name).error?.issues[0]?.message).toBe(words)
  })

  test.each(['Omar Haddad', 'עומר חדאד', 'Zuzana Žilinčíková', '李明', 'Zoë 😀'])('may be %s', (name) => {
    expect(Name.parse(` ${name} `)).toBe(name)
  })

  test('in a document loses the marks instead: it must not wait for them', () => {
    expect(writtenName(20).parse('Omar\u202e\n daddaH\0')).toBe('Omar  daddaH')
  })
})

test('a word is refused for what its pattern overlooks', () => {
  expect(word(/^\d+:.+$/).safeParse('7:a\0').success).toBe(false)
  expect(word(/^\d+:.+$/).parse('7:a')).toBe('7:a')
})

test('a secret is what it is', () => {
  expect(secret().parse(' \0\ud83d')).toBe(' \0\ud83d')
})
