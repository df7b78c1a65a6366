import { blockPieces, isWholeAt } from './block-pieces.ts'
import type { PaperCard } from './paper-document.ts'
import { gap, type Piece } from './piece.ts'
import { INK, styles } from './styles.ts'
import { textPieces } from './text-pieces.ts'

const CARD_GAP = 20

/** A card as what it is made of, from its title to the room under it. */
export function cardPieces(card: PaperCard, width: number, height: number): Piece[] {
  const { title, line, blocks } = card
  const head = [
    ...textPieces(title, styles.card, width, { kind: 'H2', isBound: true }),
    ...textPieces(line, styles.line, width, { isBound: true }),
  ]
  return [
    ...head,
    ...(head.length > 0 ? [underline(width)] : []),
    ...blocks.flatMap((block) => blockPieces(block, title, { width, height })),
    gap(8),
  ]
}

function underline(width: number): Piece {
  return { height: 8, isBound: true, draw: ({ pen, x, y }) => pen.rule(x, y + 2, width, INK, 0.75) }
}

const shares = { full: 1, 'two-thirds': 2 / 3, half: 1 / 2, third: 1 / 3 } as const

export interface Column {
  readonly card: PaperCard
  /** From the margin. */
  readonly x: number
  readonly width: number
}

/** Cards that stand beside each other, as on a desktop, unless something in them would have to be cut for it. */
export function cardRows(cards: readonly PaperCard[], width: number): Column[][] {
  const rows: PaperCard[][] = []
  for (const card of cards) {
    const row = rows.at(-1)
    if (row && shareOf([...row, card]) < 1.01) row.push(card)
    else rows.push([card])
  }
  return rows.flatMap((row) => {
    const columns = columnsOf(row, width)
    if (row.length === 1 || columns.every(isWideEnough)) return [columns]
    // Three that are too narrow may do as two and one.
    const wider = row.map((card): PaperCard => ({ ...card, size: row.length > 2 ? 'half' : 'full' }))
    return cardRows(wider, width)
  })
}

function columnsOf(row: readonly PaperCard[], width: number): Column[] {
  const all = shareOf(row)
  let x = 0
  return row.map((card) => {
    const column = { card, x, width: (shareOf([card]) / all) * (width + CARD_GAP) - CARD_GAP }
    x += column.width + CARD_GAP
    return column
  })
}

function shareOf(cards: readonly PaperCard[]): number {
  return cards.reduce((sum, { size = 'full' }) => sum + shares[size], 0)
}

function isWideEnough({ card, width }: Column): boolean {
  return card.blocks.every((block) => isWholeAt(block, width))
}
