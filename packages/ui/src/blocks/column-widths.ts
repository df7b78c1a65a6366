import type { Block, BlockTable } from '@corridor/domain/report/block'

/** A column with longer words takes the room that is left. */
const SHORT = 22
const LEAST = 12

/** The width of each column, in letters; one without a number takes what is left. */
export type ColumnWidths = readonly (number | undefined)[]

/** The widths of tables with the same columns, so that they stand in line. A table alone finds its widths itself. */
export function columnWidths(blocks: readonly Block[], { columns }: BlockTable): ColumnWidths | undefined {
  const alike = blocks.flatMap((block) =>
    block.kind === 'table' && titlesOf(block.table) === titlesOf({ columns }) ? [block.table] : [],
  )
  if (alike.length < 2) return undefined
  const longest = columns.map(({ title }, place) =>
    Math.max(title.length, ...alike.flatMap(({ rows }) => rows.map((cells) => cells[place]?.length ?? 0))),
  )
  return longest.map((letters) => (letters <= SHORT ? letters + 1 : undefined))
}

/** The width below which a table scrolls. */
export function leastWidth(widths: ColumnWidths): number {
  return widths.reduce<number>((sum, letters) => sum + (letters ?? LEAST), 0)
}

function titlesOf({ columns }: Pick<BlockTable, 'columns'>): string {
  return columns.map(({ title }) => title).join('\n')
}
