import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { shippedBank } from '../shipped-bank.ts'
import type { BankComment } from '../targeted-comment.shape.ts'
import { bankCsv, type ImportedBank, readBankCsv } from './bank-csv.ts'
import { bankJson, readBankJson } from './bank-json.ts'

let made = 0
const newId = () => {
  made += 1
  return `new-${made}`
}
const read = (text: string, before?: readonly BankComment[]) =>
  readBankCsv(text, { newId, ...(before ? { before } : {}) })
const bankOf = (it: ImportedBank) => ('bank' in it ? it.bank : [])
const errorsOf = (it: ImportedBank) => ('errors' in it ? it.errors : [])
const readable = (bank: readonly BankComment[]) => bank.map(({ id, ...rest }) => rest)

describe('a bank as a spreadsheet', () => {
  test('goes out and comes back, and over itself keeps its ids', () => {
    expect(readable(bankOf(read(bankCsv(shippedBank))))).toEqual(readable(shippedBank))
    expect(bankOf(read(bankCsv(shippedBank), shippedBank))).toEqual(shippedBank)
  })

  test('whatever is written in it comes back', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 60 })
      .filter((it) => it.trim() === it && /^\P{Cc}+$/u.test(it) && !/^'/.test(it))
    const comment = fc.record({
      id: fc.constant('x'),
      kind: fc.constantFrom(...kinds),
      text: fc.oneof(text, fc.constantFrom('=1+1', '-___', 'a, "b"; c')),
      target: fc.oneof(fc.constant(''), text),
    })
    fc.assert(
      fc.property(fc.array(comment, { minLength: 1, maxLength: 5 }), (bank) => {
        expect(readable(bankOf(read(bankCsv(bank))))).toEqual(readable(bank))
      }),
    )
  })

  test('the same words for two targets are two comments', () => {
    const twice = read('Kind,Comment,Target\nNote,Words,A\nnote,Words,B', [
      { id: 'known', kind: 'note', text: 'Words', target: 'A' },
    ])
    expect(new Set(bankOf(twice).map(({ id }) => id)).size).toBe(2)
  })

  test.each([
    ['Comment\nWords', ['Row 1: Add a column “Kind”.']],
    ['Kind,Comment', ['Row 2: Add a row for each comment.']],
    ['Kind,Comment\nNote,"Words', ['Row 2: Close the quotation mark.']],
    [
      'Kind,Comment\nPraise,Words\nNote,\n',
      [
        'Row 2: Choose one of these kinds: Strength, Question, Suggestion, Next step, Note.',
        'Row 3: Write the comment.',
      ],
    ],
  ])('%j says row by row what to mend', (text, words) => {
    expect(errorsOf(read(text))).toEqual(words)
  })
})

describe('a bank as JSON', () => {
  test('comes back as it was', () => {
    expect(readBankJson(bankJson(shippedBank))).toEqual({ bank: shippedBank })
  })

  test.each([
    ['no file of Corridor', '[]', 'Choose a JSON file that was exported from a comment bank in Corridor.'],
    [
      'a comment without words',
      bankJson([{ id: 'a', kind: 'note', text: ' ', target: '' }]),
      'Comment 1: Write the comment.',
    ],
  ])('%s says what to do', (_, text, words) => {
    expect(errorsOf(readBankJson(text))).toContain(words)
  })
})
