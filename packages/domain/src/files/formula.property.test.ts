import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { defused } from './formula.ts'

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@\t\r\n \u00a0\u3000\u200b\ufeff＝＋－＠﹦﹢﹣﹫\'",;|0a(!'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
})

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?%?$/.test(text)

/** Whether a spreadsheet takes a line for a formula, read letter by letter, without the pattern of the rule itself. */
function beginsFormula(line: string): boolean {
  const first = [...line].find((letter) => !/[\p{Zs}\u200b-\u200f\u2060\ufeff]/u.test(letter))
  return first !== undefined && '=+-@\t＝＋－＠﹦﹢﹣﹫'.includes(first)
}

test('no line of a cell begins as a formula, and nothing is lost', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const cell = defused(text)

      expect(isNumber(cell) || cell.split(/[\r\n\u2028\u2029]/).every((line) => !beginsFormula(line))).toBe(
        true,
      )
      expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
    }),
    { numRuns: 3_000 },
  )
})

test('a harmless text stays as it is, and one that is defused once is defused', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const isHarmless =
        text.split(/[\r\n\u2028\u2029]/).every((line) => !beginsFormula(line)) && !text.includes('\r')

      expect(defused(defused(text))).toBe(defused(text))
      if (isHarmless || isNumber(text)) expect(defused(text)).toBe(text)
    }),
    { numRuns: 3_000 },
  )
})

test('a file of hostile cells reads back as the same cells, defused', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile), { maxLength: 5 }), (rows) => {
      const csv = csvOf({ columns: [{ title: 'A' }, { title: 'B' }], rows })

      expect(cellsOf(csv)).toEqual([['A', 'B'], ...rows.map((row) => row.map(defused))])
    }),
    { numRuns: 1_000 },
  )
})

/** The cells of a CSV text, read back by RFC 4180. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = []
  let rest = csv
  let row: string[] = []
  while (rest !== '') {
    const [, quoted, plain = '', end = ''] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? expect.fail(`Not a cell: ${rest}`)
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    rest = rest.slice((quoted === undefined ? plain.length : quoted.length + 2) + end.length)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
