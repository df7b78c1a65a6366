import { type Foot, footOf } from './foot.ts'
import { type Line, linesOf } from './letters/lines.ts'
import type { PaperDocument } from './paper-document.ts'
import type { Pen, Tag } from './pen.ts'
import type { Piece } from './pieces/piece.ts'
import { HAIR, styles } from './styles.ts'

/** US Letter, with margins of half an inch at the sides. */
const [WIDTH, HEIGHT, MARGIN, EDGE] = [612, 792, 34, 24]
const ROOM = WIDTH - 2 * MARGIN
const FOOT_GAP = 8
const RUNNING_GAP = 12

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
  /** The words above each page but the first. */
  readonly #running: readonly Line[]
  readonly #bottom: number
  #y = EDGE

  constructor(pen: Pen, document: PaperDocument) {
    this.#pen = pen
    this.#foot = footOf(document, ROOM)
    this.#running = document.record ? linesOf(document.record.running, styles.foot, ROOM) : []
    this.#bottom = HEIGHT - EDGE - this.#foot.height - FOOT_GAP
    pen.paper.addPage()
  }

  /** The height of a whole page after the first. */
  get height(): number {
    return this.#bottom - this.#topOf(2)
  }

  get left(): number {
    return this.#bottom - this.#y
  }

  /** The number of the page, counted from 1. */
  get page(): number {
    return this.#pen.paper.bufferedPageRange().count
  }

  turn() {
    if (this.#isTop) return
    this.#pen.paper.addPage()
    this.#y = this.#topOf(this.page)
  }

  /** Places pieces one under the other, over as many pages as it takes. Answers the page of the first that is drawn. */
  flow(pieces: readonly Piece[], into: Tag): number {
    let first: number | undefined
    pieces.forEach((piece, place) => {
      const together = pieces.slice(place, 1 + place + boundAfter(pieces, place))
      const needed = together.reduce((sum, it) => sum + it.height, 0)
      if (needed > this.left && needed <= this.height) this.turn()
      else if (piece.draw && piece.height > this.left) this.turn()
      const isTop = this.#isTop
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

  /** Draws what stands above and under every page, once it is known how many there are. */
  finish() {
    const { count } = this.#pen.paper.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#pen.paper.switchToPage(page)
      if (page > 0) this.#drawRunning()
      this.#drawFoot(page + 1, count)
    }
  }

  get #isTop(): boolean {
    return this.#y === this.#topOf(this.page)
  }

  #topOf(page: number): number {
    if (page === 1 || this.#running.length === 0) return EDGE
    return EDGE + this.#running.length * styles.foot.leading + RUNNING_GAP
  }

  // The head of the first page says it to the ear.
  #drawRunning() {
    this.#pen.aside(() => this.#pen.lines(this.#running, styles.foot, MARGIN, EDGE))
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
