import { findHeadings } from '@corridor/domain/roster/find-headings'
import type { Entry } from 'yauzl'
import { notReadable, tooLarge } from '../refuse-roster.ts'
import { WORKBOOK_BYTES } from '../roster-limits.ts'
import type { RosterAsked, RosterRead } from '../roster-read.ts'
import { rosterTable } from '../roster-table.ts'
import type { Zip } from '../zip/open-zip.ts'
import { filledMerges } from './filled-merges.ts'
import { sheetFiles } from './sheet-files.ts'
import { type MergedCells, sheetGuard } from './sheet-guard.ts'
import { readSheets, type SheetHead } from './sheet-worker.ts'
import { storedZip } from './stored-zip.ts'

export const isWorkbook = ({ entries }: Zip) => entries.some(({ fileName }) => fileName === 'xl/workbook.xml')

/** Reads a workbook: the sheet whose headings say most. */
export async function readWorkbook(zip: Zip, asked: RosterAsked): Promise<RosterRead> {
  const { files, merges } = await unpacked(zip)
  const paths = sheetFiles(files)
  const table = rosterTable(asked)
  let name = ''
  let fill = filledMerges([])
  const choose = (heads: readonly SheetHead[]) => {
    const chosen = bestOf(heads, asked)
    name = heads[chosen]?.name ?? ''
    fill = filledMerges(merges.get(paths.get(name) ?? '') ?? [])
    return chosen
  }
  const whole = storedZip(files)
  files.clear()
  await readSheets(whole, choose, (rows) => {
    for (const { number, cells } of rows) table.take(number, fill(number, cells))
  })
  const { headerRow, columns, rows, passedOver } = table.end()
  return {
    format: 'xlsx',
    encoding: null,
    separator: null,
    sheet: name,
    headerRow,
    columns,
    isBulk: true,
    rows,
    passedOver,
  }
}

function bestOf(heads: readonly SheetHead[], { mapping }: RosterAsked): number {
  if (heads.length === 0) throw notReadable('There is no sheet in this workbook.')
  const known = heads.map(({ rows }) => findHeadings(rows, mapping)?.known ?? -1)
  return known.indexOf(Math.max(...known))
}

/** The parts of a workbook that are read, and no picture, chart, note or macro. */
const PART =
  /^xl\/(?:workbook|sharedStrings|styles)\.xml$|^xl\/_rels\/workbook\.xml\.rels$|^xl\/worksheets\/[^/]+\.xml$/i

async function unpacked({ entries, bytesOf }: Zip) {
  const files = new Map<string, readonly Buffer[]>()
  const merges = new Map<string, readonly MergedCells[]>()
  let left = WORKBOOK_BYTES
  const parts = entries.filter(({ fileName }) => PART.test(fileName))
  // The sizes that parts state are enough to refuse them, and never enough to trust.
  if (parts.reduce((sum, it) => sum + it.uncompressedSize, 0) > left) throw tooMuch()
  for (const entry of parts) {
    const guard = isSheet(entry) ? sheetGuard() : null
    const chunks: Buffer[] = []
    for await (const chunk of bytesOf(entry, left)) {
      guard?.look(chunk)
      left -= chunk.length
      chunks.push(chunk)
    }
    if (declares(chunks))
      throw notReadable('This workbook declares entities. Save it again as .xlsx, or as CSV.')
    files.set(entry.fileName, chunks)
    if (guard) merges.set(entry.fileName, guard.merged)
  }
  return { files, merges }
}

const tooMuch = () => tooLarge('What is packed in this file is too large. Take out what is not about staff.')
const isSheet = ({ fileName }: Entry) => fileName.startsWith('xl/worksheets/')
/** Whether a part declares a type or an entity of its own: no program that makes workbooks does. */
const declares = ([first]: readonly Buffer[]) => /<!(?:DOCTYPE|ENTITY)/i.test(first?.toString('latin1') ?? '')
