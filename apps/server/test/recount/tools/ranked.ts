/** Things in their order; those of the same rank by their ids. */
export function ranked<T extends { readonly id: string; readonly rank: string }>(things: readonly T[]): T[] {
  return things.toSorted((a, b) => (`${a.rank}\u0000${a.id}` < `${b.rank}\u0000${b.id}` ? -1 : 1))
}
