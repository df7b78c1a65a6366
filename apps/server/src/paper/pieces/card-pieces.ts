import type { Block } from '@corridor/domain/report/block'
import { linesOf, widthOf } from '../letters/lines.ts'
import type { PaperCard } from '../paper-document.ts'
import { INK, styles } from '../styles.ts'
import { blocksPieces } from './block-pieces.ts'
import { gap, type Piece } from './piece.ts'
import { textPieces } from './text-pieces.ts'

const BETWEEN = 6

/** A card as what it is made of, from its title to the room under it. */
export function cardPieces(card: PaperCard, width: number, height: number): Piece[] {
  const head = headPieces(card, width)
  return [
    ...head,
    ...(head.length > 0 ? [underline(width)] : []),
    ...blocksPieces(card.blocks, knownTitles(card), { width, height }),
    gap(3),
  ]
}

/** A card's title, and what it counts: behind the title where there is room. */
function headPieces({ title, line }: PaperCard, width: number): Piece[] {
  const heading = textPieces(title, styles.card, width, { kind: 'H2', isBound: true })
  const after = widthOf(title, styles.card) + BETWEEN
  const isBeside = heading.length === 1 && line !== '' && after + widthOf(line, styles.line) <= width
  if (!isBeside) return [...heading, ...textPieces(line, styles.line, width, { isBound: true })]
  return heading.map((piece) => ({
    ...piece,
    draw: (place) => {
      piece.draw?.(place)
      const { pen, x, y, into } = place
      const top = y + (styles.card.leading - styles.line.leading) * 0.62
      pen.inside(pen.tag(into, 'P'), 'P', () =>
        pen.lines(linesOf(line, styles.line, width), styles.line, x + after, top),
      )
    },
  }))
}

/** The titles of blocks that need no line of their own: the card's, and that of its only figure, unless others stand before it. */
function knownTitles({ title, blocks }: PaperCard): string[] {
  const figures = blocks.filter(isFigure)
  const [only] = figures
  const isFirst = blocks.find((it) => it.kind === 'entries' || isFigure(it)) === only
  return title !== '' && only && figures.length === 1 && isFirst ? [title, only.title] : [title]
}

function isFigure(block: Block): block is Extract<Block, { kind: 'chart' | 'table' }> {
  return block.kind === 'chart' || block.kind === 'table'
}

function underline(width: number): Piece {
  return { height: 6, isBound: true, draw: ({ pen, x, y }) => pen.rule(x, y + 1.5, width, INK, 0.75) }
}
