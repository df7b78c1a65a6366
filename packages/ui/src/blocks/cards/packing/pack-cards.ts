export type CardSize = 'full' | 'two-thirds' | 'half' | 'third'

interface MeasuredCard {
  readonly size: CardSize
  /** The height of the card’s content. */
  readonly height: number
}

/** Where a card stands, in pixels from the top and in tracks from the left, both from zero. */
interface PlacedCard {
  readonly top: number
  readonly height: number
  readonly track: number
  readonly tracks: number
}

const shares: Readonly<Record<CardSize, number>> = { full: 1, 'two-thirds': 2 / 3, half: 1 / 2, third: 1 / 3 }

/** The difference in height that does not break a row of cards: shorter ones grow. */
const ROW_SLACK = 96
/** How much cards may grow at the end of a part: of cards in a row whose widths go together. */
const END_SLACK = 300

/**
 * Places cards in their order, each as high up as there is room, never above the one before it, so that the order of
 * reading is that of the keyboard. A card over the full width, or of a width that does not go with those before,
 * begins anew.
 */
export function packCards(cards: readonly MeasuredCard[], tracks: number, gap: number): PlacedCard[] {
  const placed: PlacedCard[] = []
  const ends = Array.from({ length: tracks }, () => 0)
  /** The top of the current row, or of the part. */
  let line = 0
  const level = (slack: number) => {
    line = Math.max(...ends)
    placed.forEach((it, place) => {
      const lacks = line - gap - it.top - it.height
      if (lacks <= slack && isLast(it, ends, gap)) placed[place] = { ...it, height: it.height + lacks }
    })
    ends.fill(line)
  }
  const widths = widthsIn(tracks, cards)
  for (const [place, { height }] of cards.entries()) {
    const wide = widths[place] ?? tracks
    const before = placed.at(-1)
    if (before && !goTogether(before.tracks, wide, tracks)) level(END_SLACK)
    const [track, top] = highest(ends, wide, before?.top ?? 0)
    placed.push({ top, height, track, tracks: wide })
    ends.fill(top + height + gap, track, track + wide)
    const least = Math.min(...ends)
    if (least > line && Math.max(...ends) - least <= ROW_SLACK) level(ROW_SLACK)
  }
  level(END_SLACK)
  return placed
}

function widthsIn(tracks: number, cards: readonly MeasuredCard[]): number[] {
  if (tracks !== 2) return cards.map(({ size }) => Math.round(tracks * shares[size]))
  // With two tracks a card takes one, or both where it is wide or would stand alone.
  const isNarrow = (place: number) => shares[cards[place]?.size ?? 'full'] <= 0.5
  return cards.map((_, place) => (isNarrow(place) && (isNarrow(place - 1) || isNarrow(place + 1)) ? 1 : 2))
}

/** Whether two cards may stand beside each other: halves with halves, thirds with thirds. */
function goTogether(one: number, other: number, tracks: number): boolean {
  return one < tracks && other < tracks && (one * 2 === tracks) === (other * 2 === tracks)
}

/** The place where a card begins highest, the left one of several. */
function highest(
  ends: readonly number[],
  wide: number,
  least: number,
): readonly [track: number, top: number] {
  const step = wide === 8 ? 4 : wide
  const starts = ends.map((_, track) => track).filter((it) => it % step === 0 && it + wide <= ends.length)
  const tops = starts.map((track) => Math.max(least, ...ends.slice(track, track + wide)))
  const top = Math.min(...tops)
  return [starts[tops.indexOf(top)] ?? 0, top]
}

/** Whether nothing stands below a card yet. */
function isLast({ top, height, track, tracks }: PlacedCard, ends: readonly number[], gap: number): boolean {
  return ends.slice(track, track + tracks).every((end) => end === top + height + gap)
}
