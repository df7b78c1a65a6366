import { useState } from 'react'

/** Keeps the value of the last render as long as it is the same: parts that are given it need not be drawn again. */
export function useKept<Value>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  setKept(value)
  return value
}

export function areSameItems<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

export function areSameCounts(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([key, count]) => b.get(key) === count)
}
