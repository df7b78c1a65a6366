import type { Report } from '@corridor/contract/reports/report'
import type { Block, BlockTable } from '@corridor/domain/report/block'
import type { RawObservation } from './raw.ts'

/** What a reader can check of a report, by card: its line, then every block as rows of words. */
export type Said = Readonly<Record<string, readonly Rows[]>>
export type Rows = readonly (readonly string[])[]

/** What a report says. A kind of block that the recount does not know stops it. */
export function saidIn({ cards }: Pick<Report, 'cards'>): Said {
  return Object.fromEntries(cards.map(({ key, line, blocks }) => [key, [[[line]], ...blocks.map(rowsOf)]]))
}

function rowsOf(block: Block): Rows {
  switch (block.kind) {
    case 'facts':
      return block.items.map(({ label, value, note }) =>
        note === undefined ? [label, value] : [label, value, note],
      )
    case 'table':
      return [[block.title], ...withRecords(block.table)]
    case 'chart':
      return [[block.title], ...block.table.rows, [`${block.n}: ${block.counted}`]]
    case 'entries':
      return [[block.title], ...block.items.map(({ head, text, tags }) => [head, text, ...tags])]
    case 'note':
    case 'heading':
      return [[block.text]]
    default:
      throw new Error(`Nobody recounts a block of the kind “${block.kind}”.`)
  }
}

/** Each row, and what opens from it where that is a record. */
function withRecords({ rows, records }: BlockTable): Rows {
  if (records && records.length !== rows.length) throw new Error('Not every row has the record it is about.')
  return rows.map((row, n) => {
    const record = records?.[n]
    if (!record) return row
    const { id, toolTypeId, isDraft } = record
    return [...row, ...recordOf({ id, tool_type_id: toolTypeId, status: isDraft ? 'draft' : '' })]
  })
}

/** The observation that a row is about. */
export function recordOf({
  id,
  tool_type_id,
  status,
}: Pick<RawObservation, 'id' | 'tool_type_id' | 'status'>): string[] {
  return [id, String(tool_type_id), ...(status === 'draft' ? ['draft'] : [])]
}

export const line = (words: string): Rows => [[words]]

/** A chart's table with its title and what it counts. */
export function drawnRows(title: string, rows: Rows, [n, words]: readonly [number, string]): Rows {
  return [[title], ...rows, [`${n}: ${words}`]]
}
