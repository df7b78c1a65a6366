interface Written {
  readonly id: string
  readonly text: string
}

/** The list with an entry changed; one that is not there yet begins as `blank`. */
export function withEntry<T extends Written>(list: readonly T[], blank: T, part: Partial<T>): T[] {
  const isThere = list.some(({ id }) => id === blank.id)
  if (!isThere) return [...list, { ...blank, ...part }]
  return list.map((it) => (it.id === blank.id ? { ...it, ...part } : it))
}

export function withoutEntry<T extends Written>(list: readonly T[], id: string): T[] {
  return list.filter((it) => it.id !== id)
}

/** Whether an entry was left without a word. */
export function isLeftEmpty(list: readonly Written[], id: string): boolean {
  return list.some((it) => it.id === id && it.text.trim() === '')
}
