const LONGEST = 60

/**
 * The things with new ids for those reworded, so that no trend leads across: “talk-explain” becomes
 * “talk-explain.4”. A long id is cut; a taken one is numbered.
 */
export function reworded<T extends { readonly id: string }>(
  things: readonly T[],
  ids: readonly string[],
  version: number,
  alsoTaken: readonly string[] = [],
): T[] {
  const taken = new Set([...things.map(({ id }) => id), ...alsoTaken])
  return things.map((it) => {
    if (!ids.includes(it.id)) return it
    const id = freeId(it.id.replace(/\.\d+$/, ''), version, taken)
    taken.add(id)
    return { ...it, id }
  })
}

function freeId(stem: string, version: number, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? `.${version}` : `-${count}.${version}`
    const id = stem.slice(0, LONGEST - end.length).replace(/[.-]+$/, '') + end
    if (!taken.has(id)) return id
  }
}
