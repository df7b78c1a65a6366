import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { readCsv } from './read-csv.ts'

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells)

describe('a table as a spreadsheet saves it', () => {
  test.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2'],
    ['line ends of old', 'a,b\r1,2\r'],
    ['a byte order mark', '\ufeffa,b\n1,2\n'],
    ['a line that says how', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['empty lines between', 'a,b\n\n,\n1,2\n\n'],
    ['quotes around everything', '"a","b"\n"1","2"\n'],
  ])('%s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('quotes keep commas, line breaks and quotes', () => {
    expect(cellsOf('a,"x, ""y""\r\nz"\n"",last')).toEqual([
      ['a', 'x, "y"\r\nz'],
      ['', 'last'],
    ])
  })

  test('a comma in a quoted heading does not decide what separates', () => {
    expect(cellsOf('"a, b, c";d\n1;2')).toEqual([
      ['a, b, c', 'd'],
      ['1', '2'],
    ])
  })

  test('empty cells stay, also the last', () => {
    expect(cellsOf('a,,c\n,2,')).toEqual([
      ['a', '', 'c'],
      ['', '2', ''],
    ])
  })

  test('rows are numbered as the spreadsheet numbers them', () => {
    const { rows } = readCsv('sep=,\na,b\n\n"1\n2",3\nx,y')
    expect(rows.map(({ number }) => number)).toEqual([2, 4, 5])
  })

  test('a quotation mark that nothing closes is told, with its row', () => {
    expect(readCsv('a,b\n1,"2\n3,4\n')).toMatchObject({ unclosed: 2 })
    expect(readCsv('a,b\n1,"2"\n')).toMatchObject({ unclosed: null })
    expect(readCsv('')).toEqual({ rows: [], unclosed: null })
  })
})

test('a table that we write we read again, formulas included', () => {
  const cell = fc
    .oneof(
      fc.string(),
      fc.constantFrom('=1+1', '@me', '-5', ' +x', 'a,b', 'a;b', '"', '""', 'a\nb', 'a\n=b', '\t', '“so”'),
    )
    // An apostrophe before a formula is one that we write.
    .filter((it) => !/^'[ \u00a0\u3000]*[=+\-@\t\r＝＋－＠]/m.test(it) && it.trim() !== '')
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const text = csvOf({ columns: [{ title: 'One' }, { title: 'Two' }], rows })
      expect(cellsOf(text).slice(1)).toEqual(rows)
    }),
  )
})
