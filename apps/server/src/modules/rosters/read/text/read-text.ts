import type { RosterAsked, RosterRead } from '../roster-read.ts'
import { rosterTable } from '../roster-table.ts'
import { csvRows } from './csv-rows.ts'
import { decodeText } from './decode-text.ts'
import { findSeparator } from './find-separator.ts'

export async function readText(bytes: Buffer, asked: RosterAsked): Promise<RosterRead> {
  const { encoding, text } = decodeText(bytes)
  const { separator, body, skipped } = findSeparator(text)
  const table = rosterTable(asked)
  await csvRows([body], { separator, skipped, take: table.take })
  const { headerRow, columns, rows, passedOver } = table.end()
  return {
    format: separator === '\t' ? 'tsv' : 'csv',
    encoding,
    separator,
    sheet: null,
    headerRow,
    columns,
    isBulk: true,
    rows,
    passedOver,
  }
}
