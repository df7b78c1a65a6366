import { sum } from '@corridor/domain/numbers/statistics'
import type { BlockTable } from '@corridor/domain/report/block'
import { rowSpans } from '@corridor/domain/report/row-spans'
import { type Line, linesOf, type Style } from '../letters/lines.ts'
import type { Tag } from '../pen.ts'
import { HAIR, INK, styles } from '../styles.ts'
import { type Piece, type Place, shared } from './piece.ts'
import { CELL_GAP, tableWidths } from './table-widths.ts'

const PADDING = 1.5
/** The most lines of a cell in one piece: a cell with more is divided, as it would not fit on a page. */
const MOST_LINES = 50
/** More rows that belong together may stand on two pages. */
const MOST_TOGETHER = 16

interface Cell {
  readonly lines: readonly Line[]
  readonly isNumber: boolean
  /** Read aloud, and not written again. */
  readonly said?: string
}

type Cells = readonly Cell[]

interface Grid {
  readonly width: number
  readonly widths: readonly number[]
  readonly table: (place: Place) => Tag
}

/** A row a piece, or those that belong together; the head stands above the first on each page. */
export function tablePieces(table: BlockTable, width: number): Piece[] {
  if (table.columns.length === 0) return []
  const grid: Grid = { width, widths: tableWidths(table, width), table: shared('Table') }
  const titles = table.columns.map(({ title }) => title)
  const head = headPiece(cellsOf(table, titles, styles.head, grid), grid)
  const spans = rowSpans(table)
  const groups: Cells[][] = []
  table.rows.forEach((texts, place) => {
    const parts = divided(cellsOf(table, texts, styles.cell, grid))
    const last = groups.at(-1)
    if (spans[place] === 0 && last && linesInAll([...last, ...parts]) <= MOST_TOGETHER)
      last.push(
        ...parts.map(([, ...cells]) => [{ lines: [], isNumber: false, said: texts[0] ?? '' }, ...cells]),
      )
    else groups.push(...parts.map((cells) => [cells]))
  })
  // Neither the first row nor the last stands alone on a page.
  const pieces = groups.map((rows, place) => ({
    ...rowsPiece(rows, grid, head),
    isBound: groups.length > 1 && (place === 0 || place === groups.length - 2),
  }))
  return [head, ...pieces]
}

function cellsOf({ columns }: BlockTable, texts: readonly string[], style: Style, { widths }: Grid): Cell[] {
  return columns.map(({ isNumber = false }, place) => ({
    lines: linesOf(texts[place] ?? '', style, widths[place] ?? 0),
    isNumber,
  }))
}

function divided(cells: readonly Cell[]): Cell[][] {
  const parts = Math.ceil(linesIn(cells) / MOST_LINES)
  return Array.from({ length: parts }, (_, part) =>
    cells.map((cell) => ({ ...cell, lines: cell.lines.slice(part * MOST_LINES, (part + 1) * MOST_LINES) })),
  )
}

function headPiece(cells: readonly Cell[], grid: Grid): Piece {
  const height = heightOf(cells, styles.head)
  let isDrawn = false
  const words = (place: Place) => {
    if (!isDrawn) return drawCells(cells, grid, place, styles.head, () => ['TH', 'Column'])
    // Programs that read aloud have read the head where the table began.
    place.pen.aside(() => eachCell(cells, grid, place, (draw) => draw(styles.head)))
  }
  return {
    height,
    isBound: true,
    draw: (place) => {
      words(place)
      isDrawn = true
      place.pen.rule(place.x, place.y + height, grid.width, INK, 0.75)
    },
  }
}

function rowsPiece(rows: readonly Cells[], grid: Grid, head: Piece): Piece {
  const names = rows[0]?.slice(0, 1) ?? []
  const heights = rows.map((cells) => heightOf(rows.length > 1 ? cells.slice(1) : cells, styles.cell))
  const height = Math.max(heightOf(names, styles.cell), sum(heights))
  const indent = (grid.widths[0] ?? 0) + CELL_GAP
  return {
    height,
    head,
    draw: (place) => {
      let { y } = place
      rows.forEach((cells, row) => {
        if (row > 0) place.pen.rule(place.x + indent, y, grid.width - indent, HAIR)
        drawCells(cells, grid, { ...place, y }, styles.cell, (column) =>
          column === 0 ? ['TH', 'Row'] : ['TD'],
        )
        y += heights[row] ?? 0
      })
      place.pen.rule(place.x, place.y + height, grid.width, HAIR)
    },
  }
}

type CellTag = readonly ['TH', 'Column' | 'Row'] | readonly ['TD']

function drawCells(
  cells: readonly Cell[],
  grid: Grid,
  place: Place,
  style: Style,
  tagOf: (column: number) => CellTag,
) {
  const row = place.pen.tag(grid.table(place), 'TR')
  eachCell(cells, grid, place, (draw, column) => {
    const [kind, scope] = tagOf(column)
    const { said } = cells[column] ?? {}
    const tag = place.pen.tag(row, kind, { ...(scope && { scope }), ...(said && { actual: said }) })
    place.pen.inside(tag, kind, () => draw(style))
  })
}

function eachCell(
  cells: readonly Cell[],
  { widths }: Grid,
  { pen, x, y }: Place,
  each: (draw: (style: Style) => void, column: number) => void,
) {
  let from = x
  cells.forEach(({ lines, isNumber }, column) => {
    const width = widths[column] ?? 0
    const left = from
    each((style) => pen.lines(lines, style, left, y + PADDING, width, isNumber ? 'end' : 'start'), column)
    from += width + CELL_GAP
  })
}

function linesIn(cells: readonly Cell[]): number {
  return Math.max(1, ...cells.map(({ lines }) => lines.length))
}

function linesInAll(rows: readonly Cells[]): number {
  return sum(rows.map(linesIn))
}

function heightOf(cells: readonly Cell[], style: Style): number {
  return linesIn(cells) * style.leading + 2 * PADDING
}
