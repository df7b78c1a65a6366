import { type Foot, footOf } from './foot.ts'
import type { PaperDocument } from './paper-document.ts'
import type { Pen, Tag } from './pen.ts'
import type { Piece } from './pieces/piece.ts'
import { HAIR, styles } from './styles.ts'

/** US Letter, with margins of half an inch at the sides. */
const [WIDTH, HEIGHT, MARGIN, EDGE] = [612, 792, 36, 30]
const ROOM = WIDTH - 2 * MARGIN
const FOOT_GAP = 8

interface Stood {
  readonly x: number
  readonly pieces: readonly Piece[]
  readonly into: Tag
}

/** Pages that are filled from the top; a new one is begun when something does not fit. */
export class Sheet {
  readonly width = ROOM
  readonly #pen: Pen
  readonly #foot: Foot
  readonly #bottom: number
  #y = EDGE

  constructor(pen: Pen, document: PaperDocument) {
    this.#pen = pen
    this.#foot = footOf(document, ROOM)
    this.#bottom = HEIGHT - EDGE - this.#foot.height - FOOT_GAP
    pen.paper.addPage()
  }

  /** The height of a whole page. */
  get height(): number {
    return this.#bottom - EDGE
  }

  get left(): number {
    return this.#bottom - this.#y
  }

  /** The number of the page, counted from 1. */
  get page(): number {
    return this.#pen.paper.bufferedPageRange().count
  }

  turn() {
    if (this.#y === EDGE) return
    this.#pen.paper.addPage()
    this.#y = EDGE
  }

  /** Places pieces one under the other, over as many pages as it takes. Answers the page of the first that is drawn. */
  flow(pieces: readonly Piece[], into: Tag): number {
    let first: number | undefined
    pieces.forEach((piece, place) => {
      const together = pieces.slice(place, 1 + place + boundAfter(pieces, place))
      const needed = together.reduce((sum, it) => sum + it.height, 0)
      if (needed > this.left && needed <= this.height) this.turn()
      else if (piece.height > this.left) this.turn()
      const isTop = this.#y === EDGE
      if (isTop && piece.head) this.#y += this.#draw(piece.head, 0, this.#y, into)
      if (!isTop || piece.draw) this.#y += this.#draw(piece, 0, this.#y, into)
      if (piece.draw) first ??= this.page
    })
    return first ?? this.page
  }

  /** Places columns beside each other, which fit on the page. */
  beside(columns: readonly Stood[]) {
    this.stacked(columns.map((column) => [column]))
  }

  /** Places columns of several things each, which fit on the page. */
  stacked(columns: readonly (readonly Stood[])[]) {
    const ends = columns.map((things) =>
      things.reduce(
        (top, { x, pieces, into }) => pieces.reduce((y, piece) => y + this.#draw(piece, x, y, into), top),
        this.#y,
      ),
    )
    this.#y = Math.max(this.#y, ...ends)
  }

  /** Draws the foot of every page, once it is known how many there are. */
  finish() {
    const { count } = this.#pen.paper.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#pen.paper.switchToPage(page)
      this.#drawFoot(page + 1, count)
    }
  }

  #drawFoot(page: number, pages: number) {
    const pen = this.#pen
    const y = this.#bottom + FOOT_GAP
    const { caution, tailOf, height } = this.#foot
    const words = () => pen.lines(caution, styles.foot, MARGIN, y)
    pen.rule(MARGIN, y - 4, ROOM, HAIR)
    // The foot is on every page for the eye, once for the ear.
    if (page === pages) pen.inside(pen.tag(pen.root, 'P'), 'P', words)
    else pen.aside(words)
    const tail = tailOf(page, pages)
    const top = y + height - tail.length * styles.foot.leading
    pen.aside(() => pen.lines(tail, styles.foot, MARGIN, top, ROOM, 'end'))
  }

  #draw({ draw, height }: Piece, x: number, y: number, into: Tag): number {
    draw?.({ pen: this.#pen, x: MARGIN + x, y, into })
    return height
  }
}

function boundAfter(pieces: readonly Piece[], place: number): number {
  const end = pieces.findIndex((it, index) => index >= place && !it.isBound)
  return end === -1 ? pieces.length - 1 - place : end - place
}
