import type { Pen, Tag } from '../pen.ts'

export interface Place {
  readonly pen: Pen
  readonly x: number
  readonly y: number
  /** The tag that the piece stands in. */
  readonly into: Tag
}

/** A piece of a page, which is not divided between two pages. */
export interface Piece {
  readonly height: number
  /** Draws the piece; absent: room that is left free, and not needed where a page begins. */
  readonly draw?: (place: Place) => void
  /** Whether the next piece stands on the same page. */
  readonly isBound?: boolean
  /** The piece that is drawn above it again when it begins a page: the head of a table. */
  readonly head?: Piece
}

export const gap = (height: number): Piece => ({ height })

/** Room between two pieces that stand on one page. */
export const boundGap = (height: number): Piece => ({ height, isBound: true })

/** Pieces with others after them, of which the first stands on the page of the last of these. */
export function withTail(pieces: readonly Piece[], tail: readonly Piece[]): Piece[] {
  const last = pieces.at(-1)
  if (!last || tail.length === 0) return [...pieces, ...tail]
  return [...pieces.slice(0, -1), { ...last, isBound: true }, ...tail]
}

export function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { height }) => sum + height, 0)
}

/** The height up to the end of the last piece that is drawn: room that is left free needs none at the end of a page. */
export function drawnHeight(pieces: readonly Piece[]): number {
  return heightOf(pieces.slice(0, pieces.findLastIndex(({ draw }) => draw !== undefined) + 1))
}

/** Columns of pieces as one, which is not divided. */
export function beside(columns: readonly { readonly x: number; readonly pieces: readonly Piece[] }[]): Piece {
  return {
    height: Math.max(0, ...columns.map(({ pieces }) => heightOf(pieces))),
    draw: (place) => {
      for (const { x, pieces } of columns) {
        let y = place.y
        for (const piece of pieces) {
          piece.draw?.({ ...place, x: place.x + x, y })
          y += piece.height
        }
      }
    },
  }
}

/** A place in the tree that several pieces fill, made when the first of them is drawn. */
export function shared(kind: string): (place: Place) => Tag {
  let made: Tag | undefined
  return ({ pen, into }) => {
    made ??= pen.tag(into, kind)
    return made
  }
}
