import type { Block } from '@corridor/domain/report/block'
import { linesOf } from '../letters/lines.ts'
import { HAIR, styles } from '../styles.ts'
import { headOf } from './entries-pieces.ts'
import { gap, type Piece, shared, withTail } from './piece.ts'
import { textPieces } from './text-pieces.ts'

type Entries = Extract<Block, { kind: 'entries' }>
type Entry = Entries['items'][number]

/** The share of the width for when and by whom, the gutter, and how far an entry that belongs to another stands in. */
const [HEAD, GUTTER, INDENT] = [0.24, 12, 12]

/** The pieces of what was written in a record: when and by whom at the left, the words beside it, over pages. */
export function writtenPieces({ items }: Entries, width: number): Piece[] {
  return items.flatMap((item, place) => [
    ...(place > 0 ? [rule(width, item.isUnder ? INDENT : 0)] : []),
    ...entryPieces(item, width),
    gap(4),
  ])
}

function entryPieces(item: Entry, width: number): Piece[] {
  const { text, tags } = item
  const indent = item.isUnder ? INDENT : 0
  const heads = headOf(item)
  if (heads === '' && indent === 0) return withTail(wordsOf(text, width, 0), tagsOf(tags, width, 0))
  const at = Math.round(width * HEAD) + GUTTER
  const columns = { width, indent, at }
  return withTail([beginning(heads, text, columns), ...rest(heads, text, columns)], tagsOf(tags, width, at))
}

interface Columns {
  readonly width: number
  readonly indent: number
  /** The place where the words begin. */
  readonly at: number
}

function split(heads: string, text: string, { width, indent, at }: Columns) {
  const head = linesOf(heads, styles.label, at - GUTTER - indent)
  const words = linesOf(text, styles.evidence, width - at)
  const height = head.length * styles.label.leading
  const beside = Math.min(words.length, Math.max(1, Math.ceil(height / styles.evidence.leading)))
  return { head, words, beside, height: Math.max(height, beside * styles.evidence.leading) }
}

/** The head of an entry with as many lines of the text as stand beside it. */
function beginning(heads: string, text: string, columns: Columns): Piece {
  const { head, words, beside, height } = split(heads, text, columns)
  return {
    height,
    isBound: words.length === beside + 1,
    draw: ({ pen, x, y, into }) => {
      pen.inside(pen.tag(into, 'P'), 'P', () => pen.lines(head, styles.label, x + columns.indent, y + 1.5))
      const tag = pen.tag(into, 'P')
      pen.inside(tag, 'P', () => pen.lines(words.slice(0, beside), styles.evidence, x + columns.at, y))
    },
  }
}

/** The lines of an entry that follow its head, a piece each. */
function rest(heads: string, text: string, columns: Columns): Piece[] {
  const { words, beside } = split(heads, text, columns)
  const tagged = shared('P')
  return words.slice(beside).map((line, place, all) => ({
    height: styles.evidence.leading,
    isBound: place === all.length - 2,
    draw: (at) => {
      const tag = tagged(at)
      at.pen.inside(tag, 'P', () => at.pen.lines([line], styles.evidence, at.x + columns.at, at.y))
    },
  }))
}

function wordsOf(text: string, width: number, indent: number): Piece[] {
  return textPieces(text, styles.evidence, width, { indent })
}

function tagsOf(tags: readonly string[], width: number, indent: number): Piece[] {
  return textPieces(tags.join(', '), styles.label, width, { indent })
}

function rule(width: number, indent: number): Piece {
  return {
    height: 4,
    isBound: true,
    draw: ({ pen, x, y }) => pen.rule(x + indent, y + 1, width - indent, HAIR),
  }
}
