import type { Block } from '@corridor/domain/report/block'
import { linesOf } from '../letters/lines.ts'
import { HAIR, styles } from '../styles.ts'
import { gap, type Piece, shared, withTail } from './piece.ts'
import { textPieces } from './text-pieces.ts'

type Entries = Extract<Block, { kind: 'entries' }>
type Quote = Extract<Block, { kind: 'quote' }>

const INDENT = 14

/** The pieces of entries, in their order. An entry that belongs to another stands under it. */
export function entriesPieces({ items }: Entries, width: number): Piece[] {
  return items.flatMap((item) => {
    const { text, tags, isUnder = false } = item
    const indent = isUnder ? INDENT : 0
    const heads = headOf(item)
    return [
      rule(width, indent),
      ...textPieces(heads, styles.label, width, { indent, isBound: true }),
      ...withTail(
        textPieces(text, styles.evidence, width, { indent }),
        textPieces(tags.join(', '), styles.label, width, { indent }),
      ),
      gap(4),
    ]
  })
}

const INTERPRETATION = 'Interpretation'

/** The head of an entry. An interpretation is called one, by its tool or here. */
export function headOf({ head, isInterpretation = false }: Entries['items'][number]): string {
  if (!isInterpretation || head.includes(INTERPRETATION)) return head
  return head === '' ? INTERPRETATION : `${head} · ${INTERPRETATION}`
}

const BAR = 8

export function quotePieces({ text, by }: Quote, width: number): Piece[] {
  const quote = shared('BlockQuote')
  const lines = linesOf(text, styles.evidence, width - BAR)
  return [
    ...lines.map(
      (line): Piece => ({
        height: styles.evidence.leading,
        draw: (place) => {
          const { pen, x, y } = place
          pen.aside(() => {
            pen.paper.rect(x, y, 1.5, styles.evidence.leading).fillColor(HAIR).fill()
          })
          const tag = quote(place)
          pen.inside(tag, 'BlockQuote', () => pen.lines([line], styles.evidence, x + BAR, y))
        },
      }),
    ),
    ...textPieces(by, styles.label, width, { indent: BAR }),
  ]
}

function rule(width: number, indent: number): Piece {
  return {
    height: 4,
    isBound: true,
    draw: ({ pen, x, y }) => pen.rule(x + indent, y + 1, width - indent, HAIR),
  }
}
