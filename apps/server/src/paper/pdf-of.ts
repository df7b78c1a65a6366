import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { pagesOfHalves } from './in-halves.ts'
import { widthOf } from './letters/lines.ts'
import type { PaperCard, PaperDocument, RecordHead } from './paper-document.ts'
import { Pen } from './pen.ts'
import { type CardGroup, type Column, cardGroups, halfPlaces, tallestOf } from './pieces/card-groups.ts'
import { cardPieces } from './pieces/card-pieces.ts'
import { gap, heightOf, type Piece } from './pieces/piece.ts'
import { recordHead } from './pieces/record-head.ts'
import { sectionPieces } from './pieces/section-pieces.ts'
import { textPieces } from './pieces/text-pieces.ts'
import { Sheet } from './sheet.ts'
import { INK, styles } from './styles.ts'

/** A report or a record on US Letter, tagged for those who listen to it. Other requests are answered between its cards. */
export async function pdfOf(document: PaperDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pen = new Pen(document)
  const bytes = buffer(pen.paper)
  const sheet = new Sheet(pen, document)
  if (document.record) await placeRecord(document, document.record, sheet, pen)
  else await placeReport(document, sheet, pen)
  sheet.finish()
  pen.root.end()
  pen.paper.end()
  return new Uint8Array(await bytes)
}

export interface PaperBreak {
  readonly page: number
  /** The block that the page begins with; absent: something without a block, such as the message. */
  readonly from: PaperCard['from']
  /** Whether the page begins within that block, not with it. */
  readonly isWithin: boolean
}

/** The breaks of a record: where its pages begin, from the second on. */
export async function breaksOf(document: PaperDocument): Promise<PaperBreak[]> {
  const pen = new Pen(document)
  return document.record ? placeRecord(document, document.record, new Sheet(pen, document), pen) : []
}

async function placeReport(document: PaperDocument, sheet: Sheet, pen: Pen) {
  sheet.flow(headPieces(document, sheet.width), pen.root)
  let rest = cardGroups(document.cards, sheet)
  while (rest.length > 0) {
    await setImmediate()
    const next = nextOf(rest, sheet)
    if (next) place(next, sheet, pen)
    rest = rest.filter((it) => it !== next)
  }
}

/**
 * The group of cards that is placed next. Where one has no room, and would leave much of the page free, a later one goes
 * before it that has; what is read aloud has the same order.
 */
function nextOf(groups: readonly CardGroup[], sheet: Sheet): CardGroup | undefined {
  const [first] = groups
  if (!first || sheet.left < LEAST_BEGUN || begins(first, sheet)) return first
  return groups.find(({ columns }) => tallestOf(columns) <= sheet.left) ?? first
}

/** Whether something of a group stands on the page that is open. */
function begins({ kind, columns }: CardGroup, sheet: Sheet): boolean {
  if (kind === 'halves') return columns.some(({ height }) => height <= sheet.left)
  const [only, another] = columns
  if (tallestOf(columns) <= sheet.left || !only || another) return tallestOf(columns) <= sheet.left
  const pieces = begunHere(only.card, sheet)
  const together = pieces.findIndex(({ isBound }) => !isBound)
  return heightOf(pieces.slice(0, together + 1)) <= sheet.left
}

/** Places a record, section after section; a tool that begins goes on as far as the page has room. */
async function placeRecord(document: PaperDocument, head: RecordHead, sheet: Sheet, pen: Pen) {
  const breaks: PaperBreak[] = []
  const room = { width: sheet.width, height: sheet.height, record: { photos: document.photos ?? new Map() } }
  sheet.flow(recordHead(document, head, sheet.width), pen.root)
  let above: { readonly pieces: readonly Piece[]; readonly from: PaperCard['from'] } | undefined
  const flow = ({ pieces, from }: NonNullable<typeof above>) => {
    const before = sheet.page
    const first = sheet.flow(pieces, pen.tag(pen.root, 'Sect'))
    for (let page = before + 1; page <= sheet.page; page++)
      breaks.push({ page, from, isWithin: page > first })
  }
  for (const card of document.cards) {
    await setImmediate()
    const section = {
      pieces: [...(above?.pieces ?? []), ...sectionPieces(card, room)],
      from: above?.from ?? card.from,
    }
    // The name of a tool stands on the page of what follows.
    above = card.blocks.length === 0 ? section : undefined
    if (!above) flow(section)
  }
  if (above) flow(above)
  return breaks
}

function headPieces({ title, subtitle, madeAt, notices }: PaperDocument, width: number): Piece[] {
  const both = [subtitle, madeAt].filter((it) => it !== '').join(' · ')
  const subtitles = widthOf(both, styles.subtitle) <= width ? [both] : [subtitle, madeAt]
  return [
    ...textPieces(title, styles.title, width, { kind: 'H1', isBound: true }),
    ...subtitles.flatMap((words) => textPieces(words, styles.subtitle, width)),
    { height: 12, draw: ({ pen, x, y }) => pen.rule(x, y + 5, width, INK, 0.75) },
    ...notices.flatMap((notice) => textPieces(notice, styles.body, width, { kind: 'Note' })),
    ...(notices.length > 0 ? [gap(8)] : []),
  ]
}

/** What is left of a page is begun by a card that goes on overleaf, if it has room for more than a few rows. */
const LEAST_BEGUN = 120

/** Cards beside each other do not break, unless one is longer than a page; they then stand under each other. */
function place({ kind, columns }: CardGroup, sheet: Sheet, pen: Pen) {
  const isAlone = kind === 'row' && columns.length === 1 && sheet.left >= LEAST_BEGUN
  if (isAlone || tallestOf(columns) > sheet.height) flowAll(columns, sheet, pen)
  else if (kind === 'halves') placeHalves(columns, sheet, pen)
  else {
    if (tallestOf(columns) > sheet.left) sheet.turn()
    sheet.beside(columns.map(({ x, pieces }) => ({ x, pieces, into: pen.tag(pen.root, 'Sect') })))
  }
}

function flowAll(columns: readonly Column[], sheet: Sheet, pen: Pen) {
  for (const { card } of columns) sheet.flow(begunHere(card, sheet), pen.tag(pen.root, 'Sect'))
}

/** The charts whose pieces are measured alike. */
const divisible = ['stacked-bars', 'rows', 'grid']

/** A card whose one chart has rows is begun on a page that the whole chart has no room on, and goes on overleaf. */
function begunHere(card: PaperCard, sheet: Sheet): Piece[] {
  const whole = cardPieces(card, sheet.width, sheet.height)
  const [first, ...others] = card.blocks
  const isOneChart =
    first?.kind === 'chart' &&
    divisible.includes(first.chart.shape) &&
    others.every(({ kind }) => kind === 'note')
  const head = heightOf(cardPieces({ ...card, blocks: [] }, sheet.width, sheet.height))
  const room = sheet.left - head
  if (!isOneChart || room < LEAST_BEGUN || heightOf(whole) <= sheet.left) return whole
  const divided = cardPieces(card, sheet.width, room)
  // A chart that cannot be divided would only become smaller.
  return divided.length > whole.length ? divided : whole
}

/** Places two columns a page. On a page cards are read in the order of the report; one without room goes to the next. */
function placeHalves(columns: readonly Column[], sheet: Sheet, pen: Pen) {
  const [atLeft, atRight] = halfPlaces(sheet.width)
  pagesOfHalves(columns, { first: sheet.left, others: sheet.height }).forEach(({ left, right }, page) => {
    if (page > 0) sheet.turn()
    const here = new Set([...left, ...right])
    const placed = columns.filter((column) => here.has(column))
    const sections = new Map(placed.map((column) => [column, pen.tag(pen.root, 'Sect')]))
    const stack = (x: number, own: readonly Column[]) =>
      own.map((column) => ({ x, pieces: column.pieces, into: sections.get(column) ?? pen.root }))
    sheet.stacked([stack(atLeft, left), stack(atRight, right)])
  })
}
