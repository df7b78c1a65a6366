import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { linesOf, type Style } from '../../../paper/letters/lines.ts'
import { Pen } from '../../../paper/pen.ts'
import { beside, boundGap, gap, type Piece } from '../../../paper/pieces/piece.ts'
import { tablePieces } from '../../../paper/pieces/table-pieces.ts'
import { textPieces } from '../../../paper/pieces/text-pieces.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { HAIR, INK, styles } from '../../../paper/styles.ts'
import type { BillPaper } from './bill-paper.ts'

const GUTTER = 24
const SUMS = 270
/** How many rows are drawn before other requests have their turn. */
const AT_ONCE = 100

/** A quote, an invoice, a receipt or a credit note on US Letter, over as many pages as its schools need. */
export async function drawDocument(paper: BillPaper): Promise<Buffer> {
  const { title, number, letterhead } = paper
  const about = {
    title: `${title} ${number}`,
    subtitle: letterhead.name,
    language: 'en-US',
    cards: [],
    notices: [],
    footer: '',
    madeAt: '',
  } as const
  const pen = new Pen(about)
  const bytes = buffer(pen.paper)
  const sheet = new Sheet(pen, about)
  sheet.flow(headPieces(paper, sheet.width), pen.root)
  const table = { columns: [...paper.columns], rows: [...paper.rows] }
  const rows = tablePieces(table, sheet.width)
  const section = pen.tag(pen.root, 'Sect')
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await setImmediate()
    sheet.flow(rows.slice(from, from + AT_ONCE), section)
  }
  sheet.flow([gap(8), ...sumPieces(paper, sheet.width)], pen.root)
  const closing = paper.closing.flatMap((words) => [...textPieces(words, styles.body, sheet.width), gap(4)])
  sheet.flow([gap(14), ...closing], pen.root)
  sheet.finish()
  pen.root.end()
  pen.paper.end()
  return bytes
}

/** The head of a bill: whose it is at the left, what it is at the right; below, for whom, and what there is to know. */
function headPieces({ letterhead, title, number, billTo, facts }: BillPaper, width: number): Piece[] {
  const half = (width - GUTTER) / 2
  const at = half + GUTTER
  return [
    beside([
      {
        x: 0,
        pieces: [
          ...textPieces(letterhead.name, styles.title, half),
          ...textPieces(letterhead.lines.join('\n'), styles.label, half),
        ],
      },
      {
        x: at,
        pieces: [
          ...textPieces(`${title} ${number}`, styles.title, half, { kind: 'H1' }),
          ...textPieces('US dollars', styles.label, half),
        ],
      },
    ]),
    { height: 22, draw: ({ pen, x, y }) => pen.rule(x, y + 10, width, INK, 0.75) },
    beside([
      {
        x: 0,
        pieces: [...textPieces('Bill to', styles.label, half), ...textPieces(billTo, styles.figure, half)],
      },
      { x: at, pieces: facts.flatMap(({ label, value }) => [factPiece(label, value, half), gap(2)]) },
    ]),
    gap(18),
  ]
}

const LABEL = 96

function factPiece(label: string, value: string, width: number): Piece {
  const room = width - LABEL
  const values = linesOf(value, styles.heading, room)
  return {
    height: values.length * styles.heading.leading,
    draw: ({ pen, x, y, into }) => {
      pen.inside(pen.tag(into, 'P'), 'P', () => {
        pen.lines(linesOf(label, styles.label, LABEL), styles.label, x, y + 0.6)
        pen.lines(values, styles.heading, x + LABEL, y)
      })
    },
  }
}

/** The sums of a bill, together at the end of the amounts. */
function sumPieces({ sums }: BillPaper, width: number): Piece[] {
  return sums.flatMap(({ label, value }, place) => {
    const isLast = place === sums.length - 1
    const style: Style = isLast ? styles.card : styles.body
    const height = style.leading + 4
    const from = width - SUMS
    const piece: Piece = {
      height,
      isBound: !isLast,
      draw: ({ pen, x, y, into }) => {
        pen.rule(x + from, y, SUMS, isLast ? INK : HAIR, isLast ? 0.75 : 0.5)
        pen.inside(pen.tag(into, 'P'), 'P', () => {
          pen.lines(linesOf(label, style, SUMS), style, x + from, y + 2)
          pen.lines(linesOf(value, style, SUMS), style, x + from, y + 2, SUMS, 'end')
        })
      },
    }
    return isLast ? [piece] : [piece, boundGap(1)]
  })
}
