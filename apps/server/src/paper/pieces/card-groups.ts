import type { PaperCard } from '../paper-document.ts'
import { isWholeAt } from './block-pieces.ts'
import { cardPieces } from './card-pieces.ts'
import { drawnHeight, heightOf, type Piece } from './piece.ts'

const CARD_GAP = 18

export interface Column {
  readonly card: PaperCard
  /** The column's place from the margin. */
  readonly x: number
  readonly width: number
  readonly pieces: readonly Piece[]
  readonly height: number
  /** The height that it takes at the end of a page. */
  readonly least: number
}

/** A group of cards. Cards of one row begin at the same height. Halves fill two columns, each card under another. */
export interface CardGroup {
  readonly kind: 'row' | 'halves'
  readonly columns: readonly Column[]
}

interface Room {
  readonly width: number
  readonly height: number
}

const shares = { full: 1, 'two-thirds': 2 / 3, half: 1 / 2, third: 1 / 3 } as const

/** Cards as they stand beside each other, as on a desktop, unless something in them would have to be cut for it. */
export function cardGroups(cards: readonly PaperCard[], room: Room): CardGroup[] {
  const sized = inGroups(cards.map(narrowed)).flatMap((group) => halved(group, room))
  return withCompany(inGroups(sized)).flatMap((group) =>
    isOfHalves(group) && group.length > 1 ? halvesOf(group, room) : rowsOf(group, room),
  )
}

function inGroups(cards: readonly PaperCard[]): PaperCard[][] {
  const groups: PaperCard[][] = []
  for (const card of cards) {
    const last = groups.at(-1)
    if (last && (isOfHalves([...last, card]) || shareOf([...last, card]) < 1.01)) last.push(card)
    else groups.push([card])
  }
  return groups
}

/**
 * Cards as halves that stand beside each other with as much room each, and a card of two thirds that would stand alone,
 * if nothing in it has to be cut for it.
 */
function halved(cards: readonly PaperCard[], room: Room): readonly PaperCard[] {
  const [first, second] = cards.length === 2 ? (columnsBeside(cards, room) ?? []) : []
  const isEven = first && first.width === second?.width
  const isTooWide = cards.length === 1 && shareOf(cards) === shares['two-thirds']
  if (!isEven && !(isTooWide && columnsOf(cards, [1 / 2], room).every(isWhole))) return cards
  return cards.map((card) => ({ ...card, size: 'half' }))
}

/** Groups in which halves that do not come out even go with the next ones, if any follow. */
function withCompany(groups: readonly PaperCard[][]): PaperCard[][] {
  const all: PaperCard[][] = []
  for (const group of [...groups].reverse()) {
    const next = all.find(isOfHalves)
    if (next && isOfHalves(group) && group.length % 2 === 1) next.unshift(...group)
    else all.unshift([...group])
  }
  return all
}

const FEW_COLUMNS = 4

/** A grid of few columns is as well read in half of the page, beside another. */
function narrowed(card: PaperCard): PaperCard {
  const grids = card.blocks.flatMap((block) =>
    block.kind === 'chart' && block.chart.shape === 'grid' ? [block.chart] : [],
  )
  const isNarrow = grids.length > 0 && grids.every(({ columns }) => columns.length <= FEW_COLUMNS)
  return isNarrow ? { ...card, size: 'half' } : card
}

function isOfHalves(cards: readonly PaperCard[]): boolean {
  return cards.every(({ size }) => size === 'half')
}

/** The places where both columns begin, seen from the margin. */
export function halfPlaces(width: number): readonly [left: number, right: number] {
  return [0, (width + CARD_GAP) / 2]
}

/** Groups of cards in halves; a card that is not whole in half of the page takes all of it. */
function halvesOf(cards: readonly PaperCard[], room: Room): CardGroup[] {
  const groups: { kind: CardGroup['kind']; columns: Column[] }[] = []
  for (const card of cards) {
    const [half] = columnsOf([card], [1 / 2], room)
    const last = groups.at(-1)
    if (!half || !isWhole(half)) groups.push({ kind: 'row', columns: columnsOf([card], [1], room) })
    else if (last?.kind === 'halves') last.columns.push(half)
    else groups.push({ kind: 'halves', columns: [half] })
  }
  return groups
}

function rowsOf(cards: readonly PaperCard[], room: Room): CardGroup[] {
  const columns = columnsBeside(cards, room)
  if (columns) return [{ kind: 'row', columns }]
  // Three cards that are too narrow may do as two and one.
  return [...rowsOf(cards.slice(0, -1), room), ...rowsOf(cards.slice(-1), room)]
}

/**
 * Cards of one row as low as they can be: with their own shares of the page, or two with half of it each. Undefined: one
 * of them would have to be cut.
 */
function columnsBeside(cards: readonly PaperCard[], room: Room): readonly Column[] | undefined {
  const all = shareOf(cards)
  const own = cards.map((card) => shareOf([card]) / all)
  const [lowest] = (cards.length === 2 ? [own, [1 / 2, 1 / 2]] : [own])
    .map((widths) => columnsOf(cards, widths, room))
    .filter((columns) => cards.length === 1 || columns.every(isWhole))
    .sort((a, b) => tallestOf(a) - tallestOf(b))
  return lowest
}

function columnsOf(cards: readonly PaperCard[], widths: readonly number[], room: Room): Column[] {
  let x = 0
  return cards.map((card, place) => {
    const width = (widths[place] ?? 1) * (room.width + CARD_GAP) - CARD_GAP
    const pieces = cardPieces(card, width, room.height)
    const column = { card, x, width, pieces, height: heightOf(pieces), least: drawnHeight(pieces) }
    x += width + CARD_GAP
    return column
  })
}

/** The height that columns beside each other take at the end of a page. */
export function tallestOf(columns: readonly Column[]): number {
  return Math.max(0, ...columns.map(({ least }) => least))
}

function shareOf(cards: readonly PaperCard[]): number {
  return cards.reduce((sum, { size = 'full' }) => sum + shares[size], 0)
}

function isWhole({ card, width }: Column): boolean {
  return card.blocks.every((block) => isWholeAt(block, width))
}
