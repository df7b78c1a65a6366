/** Things by what they have in common, in the order they come. */
export function groupedBy<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>()
  for (const it of things) {
    const key = keyOf(it)
    const known = found.get(key)
    if (known) known.push(it)
    else found.set(key, [it])
  }
  return found
}
