import type { Report } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'

/** What a reader can check of a block: every number and every word, without how it is drawn. */
export type Figure =
  | { readonly facts: readonly (readonly [label: string, value: string, note?: string])[] }
  | {
      readonly table: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly counted?: string
    }
  | { readonly note: string }

export interface CardFigures {
  readonly key: string
  readonly title: string
  readonly line: string
  readonly figures: readonly Figure[]
}

/** All that a report shows. A kind of block that the recount does not know stops it. */
export function shownIn({ cards }: Pick<Report, 'cards'>): CardFigures[] {
  return cards.map(({ key, title, line, blocks }) => ({ key, title, line, figures: blocks.map(figureOf) }))
}

function figureOf(block: Block): Figure {
  switch (block.kind) {
    case 'facts':
      return {
        facts: block.items.map(({ label, value, note }) =>
          note === undefined ? [label, value] : [label, value, note],
        ),
      }
    case 'table':
      return tableOf(block)
    case 'chart':
      return { ...tableOf(block), counted: `${block.n}: ${block.counted}` }
    case 'note':
      return { note: block.text }
    default:
      throw new Error(`Nobody recounts a block of the kind “${block.kind}”.`)
  }
}

function tableOf({ title, table }: Extract<Block, { kind: 'table' | 'chart' }>) {
  return { table: title, columns: table.columns.map((it) => it.title), rows: table.rows }
}

/** A chart's table, with what it counts: “89: 89 visits”. */
export function chart(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  [n, words]: readonly [number, string],
): Figure {
  return { table, columns, rows, counted: `${n}: ${words}` }
}
