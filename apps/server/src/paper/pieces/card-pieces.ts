import type { PaperCard } from '../paper-document.ts'
import { INK, styles } from '../styles.ts'
import { blocksPieces } from './block-pieces.ts'
import { gap, type Piece } from './piece.ts'
import { textPieces } from './text-pieces.ts'

/** A card as what it is made of, from its title to the room under it. */
export function cardPieces({ title, line, blocks }: PaperCard, width: number, height: number): Piece[] {
  const head = [
    ...textPieces(title, styles.card, width, { kind: 'H2', isBound: true }),
    ...textPieces(line, styles.line, width, { isBound: true }),
  ]
  return [
    ...head,
    ...(head.length > 0 ? [underline(width)] : []),
    ...blocksPieces(blocks, title, { width, height }),
    gap(5),
  ]
}

function underline(width: number): Piece {
  return { height: 6, isBound: true, draw: ({ pen, x, y }) => pen.rule(x, y + 1.5, width, INK, 0.75) }
}
