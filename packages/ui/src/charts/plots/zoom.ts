/** The tens of percent between which all shares lie, at least five of them. Bars never zoom; dots may, and say so. */
export function zoomOf(shares: readonly number[]): readonly [number, number] {
  if (shares.length === 0) return [0, 1]
  const tens = (share: number, round: (value: number) => number) => round(Number((share * 10).toFixed(6)))
  const low = Math.max(0, tens(Math.min(...shares), Math.floor) - 1)
  const high = Math.min(10, Math.max(tens(Math.max(...shares), Math.ceil), low + 5))
  return [Math.min(low, high - 5) / 10, high / 10]
}

/** The tens of a range, as shares. */
export function tensIn([low, high]: readonly [number, number]): number[] {
  const [from, to] = [Math.round(low * 10), Math.round(high * 10)]
  return Array.from({ length: to - from + 1 }, (_, place) => (from + place) / 10)
}

/** “The axis goes from 50% to 100%.” Empty where it shows all there can be. */
export function zoomWords([low, high]: readonly [number, number]): string {
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)]
  return from === 0 && to === 100 ? '' : `The axis goes from ${from}% to ${to}%.`
}
