import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cell = (text: string) => csvOf({ columns: [{ title: 'A' }], rows: [[text]] }).slice('A\r\n'.length, -2)

test('a table becomes lines of cells', () => {
  const columns = [{ title: 'Sweep' }, { title: 'On task', isNumber: true }]
  const rows = [
    ['1', '24'],
    ['2', '20'],
  ]

  expect(csvOf({ columns, rows })).toBe('Sweep,On task\r\n1,24\r\n2,20\r\n')
})

test.each([
  ['late, quiet', '"late, quiet"'],
  ['the "quick" one', '"the ""quick"" one"'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('%j is quoted where it must be', (text, written) => {
  expect(cell(text)).toBe(written)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['＝1', "'＝1"],
  ['－1＋', "'－1＋"],
  ['＠x', "'＠x"],
  ['fine\n=1', '"fine\n\'=1"'],
  ['fine\r\n @x', '"fine\r\n\' @x"'],
  ['fine\r=1', '"fine\r\'=1"'],
  ['\rx', '"\'\rx"'],
])('%j cannot run as a formula', (text, written) => {
  expect(cell(text)).toBe(written)
})

test.each(['0', '-3', '+4', '12.5', '-1.8', '83%', '2 of 4', 'a=b', 'x - y', "it's"])('%j stays', (text) => {
  expect(cell(text)).toBe(text)
})

test('no cell of hostile letters begins a line as a formula', () => {
  const letters = ['=', '+', '-', '@', '\t', '\r', '\n', ' ', '\u00a0', '＝', 'a', '1', '"', ',']
  for (let number = 0; number < letters.length ** 4; number++) {
    const text = [0, 1, 2, 3]
      .map((place) => letters[Math.floor(number / letters.length ** place) % letters.length])
      .join('')
    const read = unquoted(cell(text))
    const isNumber = /^[+-]?\d+$/.test(read)
    const isHarmless = read.split(/[\r\n]+/).every((line) => !/^[ \u00a0]*[=+\-@\t＝]/.test(line))
    if (!isNumber && !isHarmless) expect.fail(`${JSON.stringify(text)} became ${JSON.stringify(read)}`)
  }
})

function unquoted(written: string): string {
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
}
