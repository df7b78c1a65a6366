import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readRoster } from './read-roster.ts'
import { bundleOf, read, refusal, sheetData, workbookOf, zipOf } from './test-files.ts'

const MB = 1024 * 1024
const users = 'sourcedId,status,enabledUser,orgSourcedIds,role,givenName,familyName,email\n'
const bundle = (...files: Parameters<typeof zipOf>[0]) =>
  zipOf([{ name: 'users.csv', bytes: `${users}U1,,,S,teacher,Ivy,Chen,\n` }, ...files])
const sheet = sheetData([
  ['Name', 'Email'],
  ['Ivy Chen', 'i@b.example'],
])
const entity =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
/** Fifty megabytes that pack small, made once for all tests. */
const zeros = Buffer.alloc(50 * MB, 'a,')

describe('hostile files are refused with one sentence', () => {
  const cases: readonly (readonly [string, () => string | Buffer, RegExp])[] = [
    ['nothing', () => '', /^There is nothing in “staff”\.$/],
    ['spaces alone', () => ' \n \n', /nothing in this file/],
    [
      'a picture',
      () => Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
      /no spreadsheet/,
    ],
    ['a PDF of letters alone', () => `%PDF-1.7\n${'1 0 obj <<>> endobj\n'.repeat(50)}`, /no spreadsheet/],
    [
      'an old or locked workbook',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]),
      /old kind or has a password/,
    ],
    [
      'a quotation mark that nothing closes',
      () => 'Name,Email\nIvy,"i@b.example\nWinston,w@b.example\n',
      /^Row 2 opens a quotation mark that nothing closes/,
    ],
    [
      'one that swallows the rest',
      () => `Name,Email\nIvy,"i@b.example\n${'Winston,w@b.example\n'.repeat(40_000)}`,
      /^Row 2 opens a quotation mark/,
    ],
    [
      'a cell of 4 MB',
      () => `Name,Email\nIvy,${'x'.repeat(4 * MB)}\n`,
      /^Row 2 opens a quotation mark .* or is too long/,
    ],
    ['a cell of 5 KB', () => `Name,Notes\nIvy,${'x'.repeat(5_000)}\n`, /^A cell in row 2 has more than 4 KB/],
    ['101 columns', () => `Name${',x'.repeat(100)}\nIvy\n`, /^Row 1 has more than 100 columns/],
    ['9 MB of commas', () => ','.repeat(9 * MB), /^A row has more than 100 columns/],
    [
      'rows without headings',
      () => 'Ivy Chen,i@b.example\nWinston Clarke,w@b.example\n',
      /^No row names the columns/,
    ],
    [
      'more staff than a district has',
      () => `Name\n${Array.from({ length: 50_001 }, (_, at) => `Ivy ${at}\n`).join('')}`,
      /more than 50,000/,
    ],
    ['a zip that ends too soon', () => bundle().subarray(0, 100), /damaged/],
    ['a zip of noise', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5_000, 7)]), /damaged/],
    ['a zip of nothing', () => zipOf([]), /no OneRoster bundle/],
    ['a zip in a zip', () => zipOf([{ name: 'inner.zip', bytes: bundle() }]), /no OneRoster bundle/],
    ['a name that leads out', () => bundle({ name: '../../etc/cron.d/x', bytes: 'x' }), /damaged/],
    ['a name from the root', () => bundle({ name: '/etc/passwd', bytes: 'x' }), /damaged/],
    ['a name of Windows', () => bundle({ name: 'C:\\x.csv', bytes: 'x' }), /damaged/],
    ['one name twice', () => bundle({ name: 'users.csv', bytes: users }), /damaged/],
    [
      'two files of one name',
      () => bundle({ name: 'more/users.csv', bytes: users }),
      /more than one users.csv/,
    ],
    ['a password', () => zipOf([{ name: 'users.csv', bytes: users, flags: 0x801 }]), /password|damaged/],
    [
      'a size that is too small',
      () =>
        zipOf([
          { name: 'users.csv', bytes: `${users}${'U1,,,S,teacher,Ivy,Chen,\n'.repeat(5_000)}`, size: 100 },
        ]),
      /damaged/,
    ],
    ['a size that is too large', () => zipOf([{ name: 'users.csv', bytes: users, size: 1_000 }]), /damaged/],
    [
      'a size beyond the file',
      () => zipOf([{ name: 'users.csv', bytes: users, packedSize: 50_000 }]),
      /damaged/,
    ],
    ['a size of 4 GB', () => zipOf([{ name: 'users.csv', bytes: users, size: 0xfffffffe }]), /too large/],
    [
      'entries without end',
      () => zipOf(Array.from({ length: 5_001 }, (_, at) => ({ name: `${at}`, bytes: '' }))),
      /more than 5,000 files/,
    ],
    [
      'a bomb in a workbook',
      () => workbookOf(sheet, [{ name: 'xl/sharedStrings.xml', bytes: zeros }]),
      /too large/,
    ],
    [
      'a bomb that says it is small',
      () => workbookOf(sheet, [{ name: 'xl/sharedStrings.xml', bytes: zeros, size: 1_000 }]),
      /damaged/,
    ],
    [
      'bombs that share their bytes',
      () =>
        workbookOf(
          sheet,
          Array.from({ length: 9 }, (_, at) => ({
            name: `xl/worksheets/s${at}.xml`,
            bytes: at === 0 ? zeros.subarray(0, 20 * MB) : '',
            size: 20 * MB,
            ...(at === 0 ? {} : { over: 4 }),
          })),
        ),
      /too large/,
    ],
    ['XML entities', () => workbookOf(sheet.replace('Ivy Chen', '&c;')).subarray(0), /read 1/],
    ['declared entities', () => workbookOf(entity + sheet), /declares entities/],
    [
      'a row of the moon',
      () => workbookOf('<sheetData><row r="4000000000"><c r="A4000000000"><v>1</v></c></row></sheetData>'),
      /cannot be read/,
    ],
    [
      'a row far down',
      () => workbookOf('<sheetData><row r="1000000"><c r="A1000000"><v>1</v></c></row></sheetData>'),
      /100,000 rows/,
    ],
    [
      'a column far out',
      () => workbookOf('<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>'),
      /^Row 1 has more than 100 columns/,
    ],
    [
      'a cell that hides its place',
      () => workbookOf("<sheetData><x:row x:r='&#57;99999999'><c r='A1'><v>1</v></c></x:row></sheetData>"),
      /cannot be read/,
    ],
    [
      'a row that hides behind a sign',
      () => workbookOf('<sheetData><row a=">" r="4000000000"></row></sheetData>'),
      /cannot be read/,
    ],
    ['a tag that never ends', () => workbookOf(`<sheetData><row ${'a'.repeat(200_000)}`), /cannot be read/],
    [
      'XML that is none',
      () => workbookOf('<sheetData><row></sheetData'),
      /cannot be read|nothing in this file/,
    ],
    [
      'a workbook without sheets',
      () => zipOf([{ name: 'xl/workbook.xml', bytes: '<workbook/>' }]),
      /cannot be read/,
    ],
    [
      'a cell of text that is too long',
      () => workbookOf(sheet.replace('Ivy Chen', 'x'.repeat(5_000))),
      /^A cell in row 2 has more than 4 KB/,
    ],
    [
      'orgs that belong to one another',
      () =>
        bundleOf({
          'users.csv': [users.trim().split(','), ['U1', '', '', 'A', 'teacher', 'Ivy', 'Chen', '']],
          'orgs.csv': [
            ['sourcedId', 'name', 'type', 'parentSourcedId'],
            ['A', 'A', 'department', 'B'],
            ['B', 'B', 'department', 'A'],
          ],
        }),
      /read 1/,
    ],
  ]

  test.each(cases)('%s', async (_, file, sentence) => {
    expect(await refusal(file())).toMatch(sentence)
  })

  test('200 MB of commas are left after the first 10', async () => {
    let sent = 0
    const commas = Buffer.alloc(MB, ',')
    const upload = new Readable({
      read() {
        sent += 1
        this.push(sent > 200 ? null : commas)
      },
    })
    await expect(
      readRoster(upload, { fileName: 'staff.csv' }, { who: 'educators', today: '2026-10-22' }),
    ).rejects.toMatchObject({
      status: 413,
    })
    expect(sent).toBeLessThan(15)
    // The reply can still go out on the connection it comes from.
    expect(upload.destroyed).toBe(false)
  })

  test('a bundle beyond 100 MB is refused while it comes, and its file has no name', async () => {
    let sent = 0
    const noise = Buffer.alloc(MB, 'PK\x03\x04')
    const upload = new Readable({
      read() {
        sent += 1
        this.push(sent > 130 ? null : noise)
      },
    })
    const before = await readdir(tmpdir())
    await expect(
      readRoster(upload, { fileName: 'x.zip' }, { who: 'educators', today: '2026-10-22' }),
    ).rejects.toMatchObject({
      status: 413,
    })
    const left = (await readdir(tmpdir())).filter((it) => it.startsWith('corridor-') && !before.includes(it))
    expect(left).toEqual([])
  })
})

describe('hostile cells do no harm', () => {
  test('headings named like parts of objects, formulas, marks and letters that pass for others', async () => {
    const text = [
      '__proto__,constructor,Name,Email,toString,Room',
      'polluted,x,=HYPERLINK("http://evil.example"),i@b.example,x,+1',
      `x,x,"'=1+1 Chen",а@b.example,x,-1`,
      'x,x,\u202eIvy\u0000 Che\u0301n,w@b.example,x,@A1',
    ].join('\n')
    const { rows, columns } = await read(text, {
      mapping: JSON.parse('{"__proto__": "jobTitle", "toString": null}'),
    })

    expect(columns.map(({ field }) => field)).toEqual(['jobTitle', null, 'name', 'email', null, 'room'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(rows.map(({ name, room, faults }) => [name, room, faults.map((it) => it.column)])).toEqual([
      ['=HYPERLINK("http://evil.example")', '+1', ['Name']],
      ['=1+1 Chen', '-1', ['Email']],
      ['Ivy Chén', '@A1', []],
    ])
  })

  test('one person in thousands of rows, each at another school, is read like any other file', async () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => `Ivy Chen,T-1,School ${at}`)
    const { rows } = await read(['Name,ID,School', ...lines].join('\n'))
    expect(rows.map(({ name, schools }) => [name, schools?.length])).toEqual([['Ivy Chen', 21]])
  })

  test('random bytes are read or refused, and nothing else', async () => {
    const noise = deflateRawSync(zeros.subarray(0, 100_000), { level: 0 })
    for (const at of [0, 1, 7, 64, 1_000]) expect(await refusal(noise.subarray(at, at + 3_000))).toMatch(/\./)
  })
})
