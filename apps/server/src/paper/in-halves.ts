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
  readonly sum: number
  readonly tallest: number
}

/** The things that fill two columns best, the first among them if it has room. Undefined: nothing has room. */
export function inHalves<T extends Tall>(things: readonly T[], room: number): Halves<T> | undefined {
  const some = things.slice(0, MOST)
  const all = 2 ** some.length - 1
  const sums = Array.from({ length: all + 1 }, (_, bits) =>
    some.reduce((sum, { height }, place) => sum + (has(bits, place) ? height : 0), 0),
  )
  const best = bestOf(sums, all, room)
  const at = (bits: number) => some.filter((_, place) => has(bits, place))
  return best && { left: at(best.left), right: at(best.right) }
}

/** The best way to fill two columns. The first thing stands at the left: its bit is the lowest. */
function bestOf(sums: readonly number[], all: number, room: number): Way | undefined {
  const sumOf = (bits: number) => sums[bits] ?? 0
  const step = sumOf(1) <= room ? 2 : 1
  let best: Way | undefined
  for (let left = 1; left <= all; left += step) {
    if (sumOf(left) > room) continue
    const others = all - left
    for (let right = others; ; right = (right - 1) & others) {
      const way = {
        left,
        right,
        sum: sumOf(left) + sumOf(right),
        tallest: Math.max(sumOf(left), sumOf(right)),
      }
      if (way.tallest <= room && (!best || isBetter(way, best))) best = way
      if (right === 0) break
    }
  }
  return best
}

/** Whether a way is better than another: fuller, or as full with columns that end at one height. */
function isBetter(way: Way, than: Way): boolean {
  const more = way.sum - than.sum
  return Math.abs(more) < 0.01 ? way.tallest < than.tallest - 0.01 : more > 0
}

function has(bits: number, place: number): boolean {
  return Math.floor(bits / 2 ** place) % 2 === 1
}
