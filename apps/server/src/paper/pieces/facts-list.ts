import type { Block } from '@corridor/domain/report/block'
import { linesOf, widthOf } from '../letters/lines.ts'
import { HAIR, styles } from '../styles.ts'
import { beside, type Piece, type Place, shared } from './piece.ts'

type Fact = Extract<Block, { kind: 'facts' }>['items'][number]

const [GUTTER, PADDING, BETWEEN] = [8, 1, 16]
/** The share of the width that a figure may take; a longer one is wrapped. */
const MOST_FIGURE = 0.6

/** The pieces of figures under each other: what each is at the left, how much at the right. Two short ones share a line. */
export function factsList(items: readonly Fact[], width: number): Piece[] {
  const list = shared('L')
  const half = (width - BETWEEN) / 2
  return inLines(items, half).map((facts) =>
    beside(
      facts.map((fact, place) => ({
        x: place * (half + BETWEEN),
        pieces: [factPiece(fact, facts.length > 1 ? half : width, list)],
      })),
    ),
  )
}

function inLines(items: readonly Fact[], half: number): Fact[][] {
  const lines: Fact[][] = []
  for (const fact of items) {
    const last = lines.at(-1)
    if (last?.length === 1 && [...last, fact].every((it) => isShort(it, half))) last.push(fact)
    else lines.push([fact])
  }
  return lines
}

function isShort(fact: Fact, half: number): boolean {
  return widthOf(wordsOf(fact), styles.label) + GUTTER + widthOf(fact.value, styles.listed) + 0.2 <= half
}

function wordsOf({ label, note = '' }: Fact): string {
  return note === '' ? label : `${label} · ${note}`
}

function factPiece(fact: Fact, width: number, list: (place: Place) => Place['into']): Piece {
  const { value } = fact
  // A little more than measured: sums of fractions are not exact.
  const free = width - widthOf(wordsOf(fact), styles.label) - GUTTER - 0.1
  const room = Math.min(Math.max(width * MOST_FIGURE, free), widthOf(value, styles.listed) + 0.1)
  const words = linesOf(wordsOf(fact), styles.label, width - room - GUTTER)
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
