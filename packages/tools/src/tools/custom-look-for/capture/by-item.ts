/** What belongs to each item, in lists that stay the same as long as the whole does. */
export function byItem<T extends { readonly itemId: string }>(
  things: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>()
  for (const it of things) found.set(it.itemId, [...(found.get(it.itemId) ?? []), it])
  return found
}
