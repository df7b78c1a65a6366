const LAST = 6
const OF_FOUR = [1, 2, 4, 6] as const

/** The place of a level on the ramp of six colors. The ramp jumps in its middle, and so do four levels. */
export function rampStep(index: number, levels: number): number {
  const ofFour = levels === OF_FOUR.length ? OF_FOUR[index] : undefined
  return ofFour ?? (levels < 2 ? LAST : 1 + Math.round(((LAST - 1) * index) / (levels - 1)))
}
