import { linesOf, type Style } from '../letters/lines.ts'
import type { PaperDocument, RecordHead } from '../paper-document.ts'
import { HAIR, styles } from '../styles.ts'
import { inRows } from './blocks-abreast.ts'
import { gap, type Piece, shared } from './piece.ts'
import { textPieces } from './text-pieces.ts'

const [ACROSS, GUTTER] = [4, 14]

/** The pieces above a record: where and of what kind, whom it is about, and the facts of the visit. */
export function recordHead(
  { title, subtitle, notices }: PaperDocument,
  { place, kind, facts, logo }: RecordHead,
  width: number,
): Piece[] {
  return [
    ...(logo ? [logoPiece(logo, place[1]), gap(8)] : []),
    twoEnds(place[0], kind[0], styles.heading, width),
    twoEnds(place[1], kind[1], styles.label, width),
    { height: 14, draw: ({ pen, x, y }) => pen.rule(x, y + 6, width, HAIR) },
    ...textPieces(title, styles.title, width, { kind: 'H1', isBound: true }),
    ...textPieces(subtitle, styles.subtitle, width),
    gap(8),
    ...factsGrid(facts, width),
    ...notices.flatMap((notice) => textPieces(notice, styles.heading, width, { kind: 'Note' })),
  ]
}

const [LOGO_WIDTH, LOGO_HEIGHT] = [150, 36]

function logoPiece(logo: Uint8Array, district: string): Piece {
  return {
    height: LOGO_HEIGHT,
    isBound: true,
    draw: ({ pen, x, y, into }) => {
      const bbox: [number, number, number, number] = [x, y, x + LOGO_WIDTH, y + LOGO_HEIGHT]
      const figure = pen.tag(into, 'Figure', { alt: `Logo of ${district}`, bbox })
      pen.inside(figure, 'Figure', () => {
        pen.paper.image(Buffer.from(logo), x, y, { fit: [LOGO_WIDTH, LOGO_HEIGHT] })
      })
    },
  }
}

/** Words at the left, and others at the right; where both have no room in a line, each may take half. */
function twoEnds(left: string, right: string, style: Style, width: number): Piece {
  const half = (width - GUTTER) / 2
  const [one, other] = [linesOf(left, style, half), linesOf(right, style, half)]
  return {
    height: Math.max(one.length, other.length) * style.leading,
    draw: ({ pen, x, y, into }) => {
      pen.inside(pen.tag(into, 'P'), 'P', () => pen.lines(one, style, x, y))
      pen.inside(pen.tag(into, 'P'), 'P', () => pen.lines(other, style, x + half + GUTTER, y, half, 'end'))
    },
  }
}

function factsGrid(facts: RecordHead['facts'], width: number): Piece[] {
  const room = (width - GUTTER * (ACROSS - 1)) / ACROSS
  const list = shared('L')
  return inRows(facts, ACROSS).flatMap((row) => {
    const cells = row.map(({ label, value }) => ({
      label: linesOf(label, styles.label, room),
      value: linesOf(value, styles.heading, room),
    }))
    const tallest = Math.max(...cells.map(({ label, value }) => heightIn(label.length, value.length)))
    return [
      {
        height: tallest,
        draw: (place) => {
          const { pen, x, y } = place
          cells.forEach(({ label, value }, index) => {
            const item = pen.tag(list(place), 'LI')
            const [left, under] = [x + index * (room + GUTTER), y + label.length * styles.label.leading]
            pen.inside(pen.tag(item, 'Lbl'), 'Lbl', () => pen.lines(label, styles.label, left, y))
            pen.inside(pen.tag(item, 'LBody'), 'LBody', () => pen.lines(value, styles.heading, left, under))
          })
        },
      } satisfies Piece,
      gap(6),
    ]
  })
}

function heightIn(labels: number, values: number): number {
  return labels * styles.label.leading + values * styles.heading.leading
}
