interface Tall {
  readonly height: number
}

/** Which of the first things stand in each of two columns. */
export interface Halves<T> {
  readonly left: readonly T[]
  readonly right: readonly T[]
}

/** More would take long to try, and do not stand on a page. */
const MOST = 12

/** As many of the first as have room in two columns, and so that the higher column is as low as can be. Undefined: not one has room. */
export function inHalves<T extends Tall>(things: readonly T[], room: number): Halves<T> | undefined {
  for (let count = Math.min(MOST, things.length); count > 0; count--) {
    const found = lowest(things.slice(0, count))
    if (tallest(found) <= room) return found
  }
  return undefined
}

/** The first always stands at the left. */
function lowest<T extends Tall>(things: readonly T[]): Halves<T> {
  const ways = Array.from({ length: 2 ** Math.max(0, things.length - 1) }, (_, way): Halves<T> => {
    const isRight = (place: number) => Math.floor(way / 2 ** (place - 1)) % 2 === 1
    return {
      left: things.filter((_, place) => place === 0 || !isRight(place)),
      right: things.filter((_, place) => place > 0 && isRight(place)),
    }
  })
  return ways.reduce((best, way) => (tallest(way) < tallest(best) ? way : best))
}

function tallest({ left, right }: Halves<Tall>): number {
  return Math.max(heightOf(left), heightOf(right))
}

function heightOf(things: readonly Tall[]): number {
  return things.reduce((sum, { height }) => sum + height, 0)
}
