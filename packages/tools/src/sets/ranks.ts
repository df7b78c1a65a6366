/** Things in the order of their ranks. Equal ranks, as two devices can make them, are told apart by id. */
export function inRank<T extends { readonly id: string; readonly rank: string }>(things: readonly T[]): T[] {
  return things.toSorted((a, b) => compare(a.rank, b.rank) || compare(a.id, b.id))
}

/**
 * The rank of a place in a list that is written anew. No rank ends in the lowest digit: there is always room before
 * it.
 */
export function rankAt(index: number): string {
  return `${(index + 1).toString(36).padStart(2, '0')}m`
}

// Ranks compare by code unit, everywhere alike: a locale would order them differently.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
