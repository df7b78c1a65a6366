import { Readable } from 'node:stream'
import { crc32, deflateRawSync } from 'node:zlib'
import { Problem } from '@corridor/contract/problems'
import { readRoster } from './read-roster.ts'
import type { RosterAsked } from './roster-read.ts'

/** Reads a file as somebody uploads it, in pieces. */
export function read(file: string | Buffer, asked: Partial<RosterAsked> = {}) {
  const bytes = Buffer.from(file)
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, at) =>
    bytes.subarray(at * PIECE, (at + 1) * PIECE),
  )
  return readRoster(
    Readable.from(pieces, { objectMode: false }),
    { fileName: 'staff' },
    { who: 'educators', today: '2026-10-22', ...asked },
  )
}

const PIECE = 60_000

/** The sentence with which a file is refused; whatever else happens to it is thrown. */
export async function refusal(file: string | Buffer): Promise<string> {
  try {
    const { rows } = await read(file)
    return `read ${rows.length}`
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return error.fields?.file ?? 'no sentence'
  }
}

/** A file in a zip, and what the zip says of it if that is not true. */
export interface Zipped {
  readonly name: string
  readonly bytes: string | Buffer
  readonly size?: number
  readonly packedSize?: number
  readonly flags?: number
  /** Another file of the zip, whose bytes this one claims as its own. */
  readonly over?: number
}

export function zipOf(files: readonly Zipped[]): Buffer {
  const locals: Buffer[] = []
  const starts: number[] = []
  let at = 0
  const central = files.map((file) => {
    const bytes = Buffer.from(file.bytes)
    const data = deflateRawSync(bytes)
    const name = Buffer.from(file.name)
    const facts = Buffer.alloc(24)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(file.flags ?? 0x800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(file.packedSize ?? data.length, 14)
    facts.writeUInt32LE(file.size ?? bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.alloc(2), name, data])
    const start = file.over === undefined ? at : (starts[file.over] ?? 0)
    starts.push(start)
    if (file.over === undefined) {
      locals.push(local)
      at += local.length
    }
    const more = Buffer.alloc(16)
    more.writeUInt32LE(start, 12)
    return Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, more, name])
  })
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(central).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...central, end])
}

/** A bundle of these files, each as rows of cells. */
export function bundleOf(files: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer {
  return zipOf(Object.entries(files).map(([name, rows]) => ({ name, bytes: csv(rows) })))
}

const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `${cells.map((it) => `"${it.replaceAll('"', '""')}"`).join(',')}\r\n`).join('')

/** A workbook of one sheet, whose XML is this. */
export function workbookOf(sheet: string, more: readonly Zipped[] = []): Buffer {
  return zipOf([
    { name: '[Content_Types].xml', bytes: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      bytes: '<workbook><sheets><sheet name="Staff" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', bytes: `<worksheet>${sheet}</worksheet>` },
    ...more,
  ])
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The cells of a sheet, as texts where they stand. */
export function sheetData(rows: readonly (readonly string[])[]): string {
  const cell = (text: string, row: number, column: number) =>
    text === ''
      ? ''
      : `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((it, column) => cell(it, row, column)).join('')}</row>`,
  )
  return `<sheetData>${lines.join('')}</sheetData>`
}
