import { defused } from '@corridor/domain/files/formula'
import type { Block, BlockTable } from '@corridor/domain/report/block'
import type { Row, SheetOptions } from 'write-excel-file/node'
import type { PaperCard } from '../paper/paper-document.ts'

interface Titled {
  readonly title: string
  readonly table: BlockTable
}

export interface CardSheet {
  readonly data: Row[]
  readonly columns: NonNullable<SheetOptions<Buffer>['columns']>
}

/** The tables of a card, one under the other. Undefined: the card has none. */
export function cardSheet({ title, line, blocks }: PaperCard): CardSheet | undefined {
  const tables = blocks.flatMap((block) => tableOf(block))
  if (tables.length === 0) return undefined
  const data = [
    ...(title === '' ? [] : [[bold(title)]]),
    ...(line === '' ? [] : [[textCell(line)]]),
    ...tables.flatMap((it) => [[], ...(it.title === title ? [] : [[bold(it.title)]]), ...rowsOf(it.table)]),
  ]
  return { data: data[0]?.length === 0 ? data.slice(1) : data, columns: widthsOf(tables) }
}

function tableOf(block: Block): Titled[] {
  if (block.kind === 'table' || block.kind === 'chart') return [block]
  if (block.kind !== 'facts' || block.items.length === 0) return []
  const rows = block.items.map(({ label, value, note = '' }) => [label, value, note])
  return [
    {
      title: 'Figures',
      table: { columns: [{ title: 'Figure' }, { title: 'Value', isNumber: true }, { title: 'Note' }], rows },
    },
  ]
}

function rowsOf({ columns, rows }: BlockTable): Row[] {
  return [
    columns.map(({ title, isNumber }) => bold(title, isNumber)),
    ...rows.map((cells) => columns.map(({ isNumber }, place) => cellOf(cells[place] ?? '', isNumber))),
  ]
}

/** A number with no more digits than a spreadsheet keeps. */
const NUMBER = /^[+-]?(?=[\d.]{1,16}$)\d+(\.\d+)?$/

function cellOf(text: string, isNumber = false) {
  if (isNumber && NUMBER.test(text)) return { value: Number(text), type: Number }
  return { ...textCell(text), ...(isNumber && { align: 'right' as const }) }
}

const MOST_LETTERS = 32_000

export function textCell(text: string) {
  // A file of XML holds no control characters, and no half of a letter.
  const clean = text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '').slice(0, MOST_LETTERS)
  return { value: defused(clean), type: String, ...(/[\r\n]/.test(clean) && { wrap: true }) }
}

export function bold(text: string, isNumber = false) {
  return { ...textCell(text), fontWeight: 'bold' as const, ...(isNumber && { align: 'right' as const }) }
}

const [LEAST_WIDTH, MOST_WIDTH] = [9, 60]

/** The widths of columns in characters, over all tables of the sheet. */
function widthsOf(tables: readonly Titled[]) {
  const count = Math.max(...tables.map(({ table }) => table.columns.length))
  return Array.from({ length: count }, (_, place) => {
    const cells = tables.flatMap(({ table: { columns, rows } }) => [
      columns[place]?.title ?? '',
      ...rows.map((row) => row[place] ?? ''),
    ])
    const longest = cells.reduce((most, it) => Math.max(most, it.length), 0)
    return { width: Math.min(Math.max(longest + 2, LEAST_WIDTH), MOST_WIDTH) }
  })
}
