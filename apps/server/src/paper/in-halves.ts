interface Tall {
  readonly height: number
}

/** Which things stand in each of two columns. */
export interface Halves<T> {
  readonly left: readonly T[]
  readonly right: readonly T[]
}

/** More would take long to try, and do not stand on a page. */
const MOST = 11

interface Way {
  /** Bits of the things in each column. */
  readonly left: number
  readonly right: number
  readonly sum: number
  readonly tallest: number
}

/** The first thing, and those of the next that fill two columns best. Undefined: the first has no room. */
export function inHalves<T extends Tall>(things: readonly T[], room: number): Halves<T> | undefined {
  const some = things.slice(0, MOST)
  const all = 2 ** some.length - 1
  const sums = Array.from({ length: all + 1 }, (_, bits) =>
    some.reduce((sum, { height }, place) => sum + (has(bits, place) ? height : 0), 0),
  )
  const sumOf = (bits: number) => sums[bits] ?? 0
  let best: Way | undefined
  // The first stands at the left: its bit is the lowest.
  for (let left = 1; left <= all; left += 2) {
    if (sumOf(left) > room) continue
    const others = all - left
    for (let right = others; ; right = (right - 1) & others) {
      const way = {
        left,
        right,
        sum: sumOf(left) + sumOf(right),
        tallest: Math.max(sumOf(left), sumOf(right)),
      }
      if (sumOf(right) <= room && (!best || isBetter(way, best))) best = way
      if (right === 0) break
    }
  }
  const at = (bits: number) => some.filter((_, place) => has(bits, place))
  return best && { left: at(best.left), right: at(best.right) }
}

/** Fuller, or as full with columns that end at one height. */
function isBetter(way: Way, than: Way): boolean {
  const more = way.sum - than.sum
  return Math.abs(more) < 0.01 ? way.tallest < than.tallest - 0.01 : more > 0
}

function has(bits: number, place: number): boolean {
  return Math.floor(bits / 2 ** place) % 2 === 1
}
