interface Point {
  readonly share: number | null
  readonly isBreak: boolean
}

/** Pairs of neighboring points between which a line may run: nothing missing between them, and no break. */
export function segmentsOf(points: readonly Point[]): (readonly [number, number])[] {
  return points.flatMap(({ share, isBreak }, place) => {
    const before = points[place - 1]
    return before && before.share !== null && share !== null && !isBreak ? [[place - 1, place] as const] : []
  })
}
