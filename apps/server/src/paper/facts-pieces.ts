import type { Block } from '@corridor/domain/block'
import { factsList } from './facts-list.ts'
import { type Line, linesOf, type Style } from './letters/lines.ts'
import { gap, type Piece, type Place, shared } from './piece.ts'
import { HAIR, styles } from './styles.ts'

type Facts = Extract<Block, { kind: 'facts' }>
type Fact = Facts['items'][number]

/** Narrower, and figures stand under each other. */
const LEAST_BESIDE = 400
const LEAST = 76
const GUTTER = 12
const TOP = 4

/** Figures side by side, as many in a row as there is room for; in a narrow place a line each. */
export function factsPieces({ items }: Facts, width: number): Piece[] {
  if (width < LEAST_BESIDE) return factsList(items, width)
  const most = Math.max(1, Math.floor((width + GUTTER) / (LEAST + GUTTER)))
  // Six in rows of five would leave one alone.
  const inRow = Math.ceil(items.length / Math.ceil(items.length / most))
  const room = (width - GUTTER * (inRow - 1)) / inRow
  const list = shared('L')
  const rows = Array.from({ length: Math.ceil(items.length / inRow) }, (_, row) =>
    items.slice(row * inRow, (row + 1) * inRow).map((fact) => partsOf(fact, room)),
  )
  return rows.flatMap((facts) => [rowPiece(facts, room, list), gap(4)])
}

interface Part {
  readonly lines: readonly Line[]
  readonly style: Style
  readonly kind: 'Lbl' | 'LBody'
}

function partsOf({ label, value, note = '' }: Fact, room: number): Part[] {
  const part = (text: string, style: Style, kind: Part['kind']): Part[] =>
    text === '' ? [] : [{ lines: linesOf(text, style, room), style, kind }]
  return [
    ...part(label, styles.label, 'Lbl'),
    ...part(value, styles.figure, 'LBody'),
    ...part(note, styles.label, 'LBody'),
  ]
}

function rowPiece(
  facts: readonly (readonly Part[])[],
  room: number,
  list: (place: Place) => Place['into'],
): Piece {
  const height = Math.max(...facts.map((parts) => parts.reduce((sum, it) => sum + partHeight(it), TOP)))
  return {
    height,
    draw: (place) => {
      const all = list(place)
      facts.forEach((parts, index) => {
        const x = place.x + index * (room + GUTTER)
        place.pen.rule(x, place.y, room, HAIR)
        const item = place.pen.tag(all, 'LI')
        let y = place.y + TOP
        for (const { lines, style, kind } of parts) {
          const from = y
          place.pen.inside(place.pen.tag(item, kind), kind, () => place.pen.lines(lines, style, x, from))
          y += lines.length * style.leading
        }
      })
    },
  }
}

function partHeight({ lines, style }: Part): number {
  return lines.length * style.leading
}
