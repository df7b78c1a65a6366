import { type Look, type Run, runsOf } from './runs.ts'

export interface Style extends Look {
  readonly size: number
  readonly leading: number
  readonly color: string
}

export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
}

const EAST = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}'
/** The pieces after which a line may end: blanks, a letter of East Asia, a word with the hyphen after it. */
const PIECES = new RegExp(
  `[^\\S\\u00a0]+|[${EAST}]|[-–—/]*(?:[^\\s${EAST}–—/-]|\\u00a0)+[-–—/]*|[-–—/]+`,
  'gu',
)
const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' })

/** A text as lines that are no wider than there is room. A word that is longer is broken. */
export function linesOf(text: string, style: Style, width: number): Line[] {
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((paragraph) => wrapped(paragraph.replace(/\t/g, ' '), style, width))
    .map((line) => lineOf(line, style))
}

/** The width of the longest word: in a narrower place words are broken. */
export function longestWord(text: string, style: Style): number {
  return widest(text.normalize('NFC').match(PIECES) ?? [], style)
}

/** The width in which nothing is wrapped: as lines are filled, word by word. */
export function widthOf(text: string, style: Style): number {
  const lines = text.normalize('NFC').split(/[\r\n]+/)
  return Math.max(
    ...lines.map((line) => (line.match(PIECES) ?? []).reduce((sum, it) => sum + measured(it, style), 0)),
  )
}

function widest(texts: readonly string[], style: Style): number {
  return texts.reduce((most, it) => Math.max(most, measured(it, style)), 0)
}

function wrapped(paragraph: string, style: Style, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of paragraph.match(PIECES) ?? []) {
    const isBlank = piece.trim() === ''
    const needed = measured(piece, style)
    if (used + needed <= width || isBlank) {
      line += piece
      used += needed
      continue
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    const parts = needed > width ? broken(piece, style, width) : [piece]
    line = parts.pop() ?? ''
    lines.push(...parts)
    used = measured(line, style)
  }
  return [...lines, line.trimEnd()]
}

function broken(word: string, style: Style, width: number): string[] {
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const { segment } of graphemes.segment(word)) {
    const needed = measured(segment, style)
    if (part !== '' && used + needed > width) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += segment
    used += needed
  }
  return [...parts, part]
}

function lineOf(text: string, style: Style): Line {
  const runs = runsOf(text, style)
  return { runs, width: style.size * sizeOne(runs) }
}

const MOST_KEPT = 20_000
const widths = new Map<string, number>()

function measured(text: string, style: Style): number {
  const key = `${style.face} ${style.weight} ${text}`
  const known = widths.get(key) ?? sizeOne(runsOf(text, style))
  if (widths.size >= MOST_KEPT) widths.clear()
  widths.set(key, known)
  return style.size * known
}

function sizeOne(runs: readonly Run[]): number {
  return runs.reduce((sum, { font, text }) => sum + font.widthOf(text), 0)
}
