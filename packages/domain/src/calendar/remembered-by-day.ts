/** How many days are remembered: those of ten years. */
const MOST = 4_000

/** Remembers what was made of a day; once it has more days than anybody asks about, it begins anew. */
export function rememberedByDay<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= MOST) made.clear()
    const it = make(key)
    made.set(key, it)
    return it
  }
}
