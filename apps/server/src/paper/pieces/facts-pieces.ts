import type { Block } from '@corridor/domain/report/block'
import { type Line, linesOf, type Style, widthOf } from '../letters/lines.ts'
import { HAIR, styles } from '../styles.ts'
import { inRows } from './blocks-abreast.ts'
import { factsList } from './facts-list.ts'
import { gap, type Piece, type Place, shared } from './piece.ts'

type Facts = Extract<Block, { kind: 'facts' }>
type Fact = Facts['items'][number]

/** The least width for figures side by side: in a narrower place they stand under each other. */
const LEAST_BESIDE = 400
const LEAST = 76
const GUTTER = 12
const TOP = 4

/** The pieces of figures side by side, as many in a row as there is room for; in a narrow place a line each. */
export function factsPieces({ items }: Facts, width: number): Piece[] {
  if (width < LEAST_BESIDE) return factsList(items, width)
  const most = Math.max(1, Math.floor((width + GUTTER) / (LEAST + GUTTER)))
  // Rows are filled evenly: six figures in rows of five would leave one alone.
  const inRow = Math.ceil(items.length / Math.ceil(items.length / most))
  const list = shared('L')
  const widths = widthsOf(items, inRow, width - GUTTER * (inRow - 1))
  return inRows(items, inRow).flatMap((facts) => [rowPiece(facts, widths, list), gap(4)])
}

/** The width of each fact: by what stands in it, where all have room in one row; else all alike. */
function widthsOf(items: readonly Fact[], inRow: number, room: number): number[] {
  const wishes = items.map(
    ({ label, value, note = '' }) =>
      Math.max(widthOf(label, styles.label), widthOf(value, styles.figure), widthOf(note, styles.label)) +
      0.1,
  )
  const free = room - wishes.reduce((sum, it) => sum + it, 0)
  if (inRow < items.length || free < 0) return Array.from({ length: inRow }, () => room / inRow)
  return wishes.map((it) => it + free / inRow)
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
  items: readonly Fact[],
  widths: readonly number[],
  list: (place: Place) => Place['into'],
): Piece {
  const facts = items.map((fact, place) => partsOf(fact, widths[place] ?? 0))
  const height = Math.max(...facts.map((parts) => parts.reduce((sum, it) => sum + partHeight(it), TOP)))
  return {
    height,
    draw: (place) => {
      const all = list(place)
      let x = place.x
      facts.forEach((parts, index) => {
        const [from, width] = [x, widths[index] ?? 0]
        x += width + GUTTER
        place.pen.rule(from, place.y, width, HAIR)
        const item = place.pen.tag(all, 'LI')
        let y = place.y + TOP
        for (const { lines, style, kind } of parts) {
          const top = y
          place.pen.inside(place.pen.tag(item, kind), kind, () => place.pen.lines(lines, style, from, top))
          y += lines.length * style.leading
        }
      })
    },
  }
}

function partHeight({ lines, style }: Part): number {
  return lines.length * style.leading
}
