import type { Block } from '@corridor/domain/report/block'
import { chartPicture } from '../chart-svg.ts'
import { styles } from '../styles.ts'
import { acrossFor, alike, GUTTER, inRows } from './blocks-abreast.ts'
import { chartPieces, printsTable } from './chart-pieces.ts'
import { entriesPieces, quotePieces } from './entries-pieces.ts'
import { factsPieces } from './facts-pieces.ts'
import { filesPieces } from './files-pieces.ts'
import { beside, gap, type Piece } from './piece.ts'
import type { Room } from './room.ts'
import { tablePieces } from './table-pieces.ts'
import { leastTableWidth } from './table-widths.ts'
import { textPieces } from './text-pieces.ts'
import { writtenPieces } from './written-pieces.ts'

/**
 * The pieces of blocks under each other; those of one kind that need little room stand beside each other. Some titles
 * are known from what stands above.
 */
export function blocksPieces(blocks: readonly Block[], known: readonly string[], room: Room): Piece[] {
  return alike(joined(blocks)).flatMap((own) => {
    const across = acrossFor(own, room.width)
    if (across === 1 || room.record) return own.flatMap((block) => blockPieces(block, known, room))
    const width = (room.width - GUTTER * (across - 1)) / across
    return inRows(own, across).map((row) =>
      beside(
        row.map((block, place) => ({
          x: place * (width + GUTTER),
          pieces: blockPieces(block, known, { ...room, width }),
        })),
      ),
    )
  })
}

/** Blocks with notes that follow each other joined into one paragraph: lines of a few words each take much room. */
function joined(blocks: readonly Block[]): Block[] {
  const all: Block[] = []
  for (const block of blocks) {
    const last = all.at(-1)
    if (block.kind === 'note' && last?.kind === 'note')
      all.splice(-1, 1, { ...last, text: `${last.text} ${block.text}` })
    else all.push(block)
  }
  return all
}

/** A block as paper draws it, under its title unless that is known. */
function blockPieces(block: Block, known: readonly string[], room: Room): Piece[] {
  const inside = insideOf(block, room)
  const title = 'title' in block && !known.includes(block.title) ? block.title : ''
  const heading = textPieces(title, styles.heading, room.width, { kind: 'H3', isBound: true })
  return inside.length === 0 && heading.length === 0 ? [] : [...heading, ...inside, gap(4)]
}

function insideOf(block: Block, room: Room): Piece[] {
  const { width, record } = room
  switch (block.kind) {
    case 'heading':
      return textPieces(block.text, styles.heading, width, { kind: 'H3', isBound: true })
    case 'facts':
      return block.items.length === 0 ? [] : factsPieces(block, width)
    case 'table':
      return tablePieces(block.table, width)
    case 'chart':
      return chartPieces(block, room)
    case 'entries':
      return record ? writtenPieces(block, width) : entriesPieces(block, width)
    case 'files':
      return filesPieces(block, room)
    case 'quote':
      return quotePieces(block, width)
    case 'note':
      return textPieces(block.text, styles.note, width, { kind: 'Note' })
  }
}

/** Whether nothing of a block has to be cut or broken at a width. */
export function isWholeAt(block: Block, width: number): boolean {
  if (block.kind === 'table') return leastTableWidth(block.table) <= width
  if (block.kind !== 'chart') return true
  if (chartPicture(block.chart, width).isCut) return false
  return !printsTable(block, width) || leastTableWidth(block.table) <= width
}
