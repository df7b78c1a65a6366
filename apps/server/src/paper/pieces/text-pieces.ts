import { linesOf, type Style } from '../letters/lines.ts'
import { type Piece, shared } from './piece.ts'

interface Options {
  readonly kind?: 'P' | 'H1' | 'H2' | 'H3' | 'BlockQuote' | 'Note' | 'Caption' | 'LBody'
  /** Whether the text stands on one page, together with what follows. */
  readonly isBound?: boolean
  readonly indent?: number
}

/** A text of any length, a line a piece. */
export function textPieces(
  text: string,
  style: Style,
  width: number,
  { kind = 'P', isBound = false, indent = 0 }: Options = {},
): Piece[] {
  if (text.trim() === '') return []
  const lines = linesOf(text, style, width - indent)
  const tagged = shared(kind)
  return lines.map((line, place) => ({
    height: style.leading,
    // Neither the first line nor the last stands alone on a page.
    isBound: isBound || (place === 0 && lines.length > 1) || place === lines.length - 2,
    draw: (at) => {
      const tag = tagged(at)
      at.pen.inside(tag, kind, () => at.pen.lines([line], style, at.x + indent, at.y))
    },
  }))
}
