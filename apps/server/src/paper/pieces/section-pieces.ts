import { linesOf, widthOf } from '../letters/lines.ts'
import type { PaperCard } from '../paper-document.ts'
import { INK, styles } from '../styles.ts'
import { blocksPieces } from './block-pieces.ts'
import { gap, type Piece } from './piece.ts'
import type { Room } from './room.ts'
import { textPieces } from './text-pieces.ts'

const [BETWEEN, ABOVE] = [6, 9]

/** A section of a record: its title with what it counts, and what it is made of. */
export function sectionPieces(card: PaperCard, room: Room): Piece[] {
  return [
    ...titlePieces(card, room.width),
    ...apartPieces(card),
    ...blocksPieces(card.blocks, [card.title], room),
  ]
}

function titlePieces({ title, line, rank = 'section' }: PaperCard, width: number): Piece[] {
  if (title === '') return []
  const isPart = rank === 'part'
  const style = isPart ? styles.card : styles.section
  const kind = rank === 'in-part' ? 'H3' : 'H2'
  const heading =
    widthOf(title, style) + BETWEEN + widthOf(line, styles.line) <= width
      ? [besideTitle(title, line, { style, kind, width, isPart })]
      : [
          ...textPieces(title, style, width, { kind, isBound: true }),
          ...textPieces(line, styles.line, width, { isBound: true }),
        ]
  return [gap(isPart ? 2 * ABOVE : ABOVE), ...heading, underline(width, isPart)]
}

/** Figures without a title are kept apart from the facts or the words above them. */
function apartPieces({ title, blocks, rank = 'section' }: PaperCard): Piece[] {
  return title === '' && rank === 'section' && blocks[0]?.kind === 'facts' ? [gap(ABOVE)] : []
}

interface Look {
  readonly style: typeof styles.card | typeof styles.section
  readonly kind: 'H2' | 'H3'
  readonly width: number
  readonly isPart: boolean
}

/** A section's title with the line behind it; of a whole tool at the other end. */
function besideTitle(title: string, line: string, { style, kind, width, isPart }: Look): Piece {
  const after = widthOf(title, style) + BETWEEN
  return {
    height: style.leading,
    isBound: true,
    draw: ({ pen, x, y, into }) => {
      pen.inside(pen.tag(into, kind), kind, () => pen.lines(linesOf(title, style, width), style, x, y))
      if (line === '') return
      const words = linesOf(line, styles.line, width)
      const top = y + (style.leading - styles.line.leading) * 0.62
      pen.inside(pen.tag(into, 'P'), 'P', () =>
        isPart
          ? pen.lines(words, styles.line, x, top, width, 'end')
          : pen.lines(words, styles.line, x + after, top),
      )
    },
  }
}

function underline(width: number, isPart: boolean): Piece {
  return {
    height: 7,
    isBound: true,
    draw: ({ pen, x, y }) => pen.rule(x, y + 2, width, INK, isPart ? 1.5 : 0.75),
  }
}
