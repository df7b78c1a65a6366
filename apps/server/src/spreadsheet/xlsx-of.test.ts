import { inflateRawSync } from 'node:zlib'
import type { Block } from '@corridor/domain/report/block'
import { expect, test } from 'vitest'
import { cardOf, documentOf } from '../paper/paper.samples.ts'
import { sheetNames } from './sheet-names.ts'
import { xlsxOf } from './xlsx-of.ts'

const tableOf = (rows: string[][]): Block => ({
  kind: 'table',
  title: 'Look-fors',
  table: { columns: [{ title: 'Look-for' }, { title: 'Observed', isNumber: true }], rows },
})

const report = documentOf(
  [
    cardOf('', { kind: 'facts', items: [{ label: 'Visits', value: '89', note: '9 weeks' }] }),
    cardOf(
      'Look-fors',
      tableOf([
        ['A1 Students read', '15 of 20 (75%)'],
        ['B1', '14'],
      ]),
    ),
    cardOf('Words only', { kind: 'note', text: 'Nothing to count.' }),
    cardOf(
      'Look-fors',
      tableOf([
        ['=HYPERLINK("http://x")', '=1+1'],
        ['fine\n@SUM(A1)', '-3'],
        ['a\u0000b', '1.5'],
      ]),
    ),
  ],
  { notices: ['2 coaching visits are counted only.'] },
)

test('the first sheet says what it is; each card with figures has one', async () => {
  const { names, sheets } = await read(report)

  expect(names).toEqual(['About', 'Figures', 'Look-fors', 'Look-fors 2'])
  expect(sheets[0]).toEqual([
    ['School overview'],
    ['Copper Ridge Middle School · Aug 17 to Oct 22, 2026'],
    ['Counted Oct 22, 2026, 9:31 AM'],
    ['2 coaching visits are counted only.'],
    ['Visits are not a random sample of lessons.'],
  ])
})

test('numbers stay numbers, and words stay words', async () => {
  const { sheets } = await read(report)

  expect(sheets[1]).toContainEqual(['Visits', 89, '9 weeks'])
  expect(sheets[2]).toContainEqual(['A1 Students read', '15 of 20 (75%)'])
  expect(sheets[2]).toContainEqual(['B1', 14])
})

test('no cell is a formula', async () => {
  const { sheets, xml } = await read(report)

  expect(sheets[3]).toContainEqual(['\'=HYPERLINK("http://x")', "'=1+1"])
  expect(sheets[3]).toContainEqual(["fine\n'@SUM(A1)", -3])
  expect(sheets[3]).toContainEqual(['ab', 1.5])
  expect(xml).not.toContain('<f>')
})

test('a report without cards is a spreadsheet', async () => {
  expect((await read(documentOf([]))).names).toEqual(['About'])
})

test('sheets have names that spreadsheets accept, each once', () => {
  const long = 'Students explain their thinking to one another in pairs'
  const names = sheetNames([long, long.toUpperCase(), "'[Grade] 7/8: what?*'", '', '\u0000', '😀'.repeat(20)])

  expect(names).toEqual([
    'Students explain their thinking',
    'STUDENTS EXPLAIN THEIR THINKI 2',
    'Grade 7 8 what',
    'Figures',
    'Figures 2',
    '😀'.repeat(15),
  ])
  for (const name of names) expect(name.length).toBeLessThanOrEqual(31)
})

async function read(document: typeof report) {
  const files = unzipped(Buffer.from(await xlsxOf(document)))
  const fileOf = (path: string) => files.get(path) ?? ''
  const strings = [...fileOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, it = '']) =>
    textOf(it),
  )
  const names = [...fileOf('xl/workbook.xml').matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(
    ([, name]) => name,
  )
  const sheets = names.map((_, place) => fileOf(`xl/worksheets/sheet${place + 1}.xml`))
  return { names, sheets: sheets.map((xml) => rowsOf(xml, strings)), xml: sheets.join('') }
}

function rowsOf(xml: string, strings: readonly string[]) {
  return [...xml.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b([^>]*)>(.*?)<\/c>/gs)].map(([, marks = '', cell = '']) => {
      const value = /<v>(.*?)<\/v>/s.exec(cell)?.[1] ?? ''
      if (/t="s"/.test(marks)) return strings[Number(value)]
      return /t="inlineStr"/.test(marks) ? textOf(cell) : Number(value)
    }),
  )
}

function textOf(xml: string): string {
  const text = [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, it]) => it).join('')
  return text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (_, name: string) => {
    return { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }[name] ?? '&'
  })
}

/** The files of a ZIP, by the list at its end. */
function unzipped(file: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = file.lastIndexOf('PK\x05\x06')
  let at = file.readUInt32LE(end + 16)
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((it) => file.readUInt16LE(at + it))
    const start = file.readUInt32LE(at + 42)
    const from = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
    const content = file.subarray(from, from + file.readUInt32LE(at + 20))
    const isPacked = file.readUInt16LE(at + 10) === 8
    files.set(
      file.toString('utf8', at + 46, at + 46 + nameLength),
      (isPacked ? inflateRawSync(content) : content).toString(),
    )
    at += 46 + nameLength + extra + comment
  }
  return files
}
