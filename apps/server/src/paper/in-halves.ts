interface Tall {
  readonly height: number
}

/** The things that stand in each of two columns. */
export interface Halves<T> {
  readonly left: readonly T[]
  readonly right: readonly T[]
}

/** The most things that are tried: more would take long, and do not stand on a page. */
const MOST = 11

interface Way {
  /** The things in each column, as bits. */
  readonly left: number
  readonly right: number
  readonly worth: number
  readonly tallest: number
}

interface Rooms {
  /** The height that is left on the page that is open. */
  readonly first: number
  readonly others: number
}

/** How much more the first thing is worth than the last: as much as is needed to keep their order, or nothing. */
const EAGER = [1, 0.5, 0.25, 0]

/**
 * Things in two columns a page, those that come first on the first pages as far as that takes no more paper. A page
 * without things has no room for any.
 */
export function pagesOfHalves<T extends Tall>(things: readonly T[], rooms: Rooms): Halves<T>[] {
  const [first = [], ...others] = EAGER.map((eager) => filled(things, rooms, eager))
  return others.reduce((best, it) => (endOf(it, rooms) < endOf(best, rooms) - 0.01 ? it : best), first)
}

function filled<T extends Tall>(things: readonly T[], rooms: Rooms, eager: number): Halves<T>[] {
  const pages: Halves<T>[] = []
  let rest = things
  while (rest.length > 0) {
    const room = pages.length === 0 ? rooms.first : rooms.others
    const page = inHalves(rest, room, eager)
    // What is higher than a page never has room; whoever asks places it otherwise.
    if (!page && pages.length > 0) return pages
    const { left, right } = page ?? { left: [], right: [] }
    pages.push({ left, right })
    const here = new Set([...left, ...right])
    rest = rest.filter((it) => !here.has(it))
  }
  return pages
}

/** Where the last page ends, counted from the first. */
function endOf<T extends Tall>(pages: readonly Halves<T>[], { others }: Rooms): number {
  const heights = [pages.at(-1)?.left ?? [], pages.at(-1)?.right ?? []].map((column) =>
    column.reduce((sum, { height }) => sum + height, 0),
  )
  return pages.length * others + Math.max(...heights)
}

/** The things that fill two columns best, the first among them if it has room. Undefined: nothing has room. */
function inHalves<T extends Tall>(things: readonly T[], room: number, eager = 0): Halves<T> | undefined {
  const some = things.slice(0, MOST)
  const all = 2 ** some.length - 1
  const sumsOf = (worthOf: (thing: T, place: number) => number) =>
    Array.from({ length: all + 1 }, (_, bits) =>
      some.reduce((sum, it, place) => sum + (has(bits, place) ? worthOf(it, place) : 0), 0),
    )
  const heights = sumsOf(({ height }) => height)
  const worths = sumsOf(({ height }, place) => height * (1 + eager * (1 - place / some.length)))
  const best = bestOf({ heights, worths, all, room })
  const at = (bits: number) => some.filter((_, place) => has(bits, place))
  return best && { left: at(best.left), right: at(best.right) }
}

interface Sums {
  /** How high things are on top of each other, by their bits, and how much they are worth together. */
  readonly heights: readonly number[]
  readonly worths: readonly number[]
  /** The bits of all things. */
  readonly all: number
  readonly room: number
}

/** The best way to fill two columns. The first thing stands at the left: its bit is the lowest. */
function bestOf({ heights, worths, all, room }: Sums): Way | undefined {
  const heightOf = (bits: number) => heights[bits] ?? 0
  const step = heightOf(1) <= room ? 2 : 1
  let best: Way | undefined
  for (let left = 1; left <= all; left += step) {
    if (heightOf(left) > room) continue
    const others = all - left
    for (let right = others; ; right = (right - 1) & others) {
      const tallest = Math.max(heightOf(left), heightOf(right))
      const way = { left, right, worth: worths[left + right] ?? 0, tallest }
      if (tallest <= room && (!best || isBetter(way, best))) best = way
      if (right === 0) break
    }
  }
  return best
}

/** Whether a way is better than another: worth more, or as much with columns that end at one height. */
function isBetter(way: Way, than: Way): boolean {
  const more = way.worth - than.worth
  return Math.abs(more) < 0.01 ? way.tallest < than.tallest - 0.01 : more > 0
}

function has(bits: number, place: number): boolean {
  return Math.floor(bits / 2 ** place) % 2 === 1
}
