import type { Block } from '@corridor/domain/block'
import { linesOf, widthOf } from './letters/lines.ts'
import { type Piece, type Place, shared } from './piece.ts'
import { HAIR, styles } from './styles.ts'

type Fact = Extract<Block, { kind: 'facts' }>['items'][number]

const [GUTTER, PADDING] = [10, 1.5]
/** Of the width; a longer figure is wrapped. */
const MOST_FIGURE = 0.6

/** Figures under each other: what it is at the left, how much at the right. */
export function factsList(items: readonly Fact[], width: number): Piece[] {
  const list = shared('L')
  return items.map((fact) => factPiece(fact, width, list))
}

function factPiece(
  { label, value, note = '' }: Fact,
  width: number,
  list: (place: Place) => Place['into'],
): Piece {
  // A little more than measured: sums of fractions are not exact.
  const room = Math.min(width * MOST_FIGURE, widthOf(value, styles.listed) + 0.1)
  const words = linesOf(note === '' ? label : `${label} · ${note}`, styles.label, width - room - GUTTER)
  const figure = linesOf(value, styles.listed, room)
  const height = Math.max(words.length, figure.length) * styles.listed.leading + 2 * PADDING
  return {
    height,
    draw: (place) => {
      const { pen, x, y } = place
      const item = pen.tag(list(place), 'LI')
      pen.inside(pen.tag(item, 'Lbl'), 'Lbl', () => pen.lines(words, styles.label, x, y + PADDING))
      pen.inside(pen.tag(item, 'LBody'), 'LBody', () =>
        pen.lines(figure, styles.listed, x + width - room, y + PADDING, room, 'end'),
      )
      pen.rule(x, y + height, width, HAIR)
    },
  }
}
