import type { Block } from '@corridor/domain/block'
import { chartPieces, printsTable } from './chart-pieces.ts'
import { entriesPieces, filesPieces, quotePieces } from './entries-pieces.ts'
import { factsPieces } from './facts-pieces.ts'
import { gap, type Piece } from './piece.ts'
import { styles } from './styles.ts'
import { tablePieces } from './table-pieces.ts'
import { leastTableWidth } from './table-widths.ts'
import { textPieces } from './text-pieces.ts'

interface Room {
  readonly width: number
  /** Of a whole page. */
  readonly height: number
}

/** A block as paper draws it, under its title unless the card has the same. */
export function blockPieces(block: Block, cardTitle: string, room: Room): Piece[] {
  const inside = insideOf(block, room)
  const title = 'title' in block && block.title !== cardTitle ? block.title : ''
  const heading = textPieces(title, styles.heading, room.width, { kind: 'H3', isBound: true })
  return inside.length === 0 && heading.length === 0 ? [] : [...heading, ...inside, gap(7)]
}

function insideOf(block: Block, { width, height }: Room): Piece[] {
  switch (block.kind) {
    case 'heading':
      return textPieces(block.text, styles.heading, width, { kind: 'H3', isBound: true })
    case 'facts':
      return block.items.length === 0 ? [] : factsPieces(block, width)
    case 'table':
      return tablePieces(block.table, width)
    case 'chart':
      return chartPieces(block, width, height)
    case 'entries':
      return entriesPieces(block, width)
    case 'files':
      return filesPieces(block, width)
    case 'quote':
      return quotePieces(block, width)
    case 'note':
      return textPieces(block.text, styles.note, width, { kind: 'Note' })
  }
}

/** Narrower, and words of its tables would be broken. */
export function leastWidth(block: Block): number {
  if (block.kind === 'table') return leastTableWidth(block.table)
  return block.kind === 'chart' && printsTable(block) ? leastTableWidth(block.table) : 0
}
