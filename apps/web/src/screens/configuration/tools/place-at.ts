/** The box of a tile on the page. */
export interface Placed {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The place of a point among the tiles, in rows that are read from left to right. */
export function placeAt(others: readonly Placed[], x: number, y: number): number {
  return others.filter(({ left, right, top, bottom }) => {
    if (bottom < y) return true
    return top <= y && (left + right) / 2 < x
  }).length
}
