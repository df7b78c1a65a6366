// The recount's own sums, medians and words of numbers.

export function total(numbers: Iterable<number>): number {
  let all = 0
  for (const number of numbers) all += number
  return all
}

export function distinct<T>(things: Iterable<T>): number {
  return new Set(things).size
}

/** “1 visit”, “2 visits” */
export function many(n: number, one: string, more = `${one}s`): string {
  return n === 1 ? `1 ${one}` : `${withCommas(n)} ${more}`
}

export function percentOf(k: number, n: number): string {
  return `${Math.round((100 * k) / n)}%`
}

/** “40 of 89 (45%)”, of fewer than five “3 of 4”. */
export function share(k: number, n: number): string {
  const counts = `${withCommas(k)} of ${withCommas(n)}`
  return n >= 5 ? `${counts} (${percentOf(k, n)})` : counts
}

/** “1,204” */
export function withCommas(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',')
}

const upwards = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

/** The middle number, or halfway between the two in the middle; null of no numbers. */
export function middle(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : quantile(numbers, 0.5)
}

/** A quantile as QUARTILE.INC of spreadsheets has it. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = upwards(numbers)
  const place = part * (sorted.length - 1)
  const low = sorted[Math.floor(place)] ?? 0
  const high = sorted[Math.ceil(place)] ?? 0
  return low + (high - low) * (place % 1)
}

/** The smallest number that so many do not exceed. */
export function nearestRank(numbers: readonly number[], part: number): number {
  return upwards(numbers)[Math.ceil(part * numbers.length) - 1] ?? 0
}

/** The ends of Wilson's 95% interval; of fewer than five there is none. */
export function endsOf(k: number, n: number): readonly [low: number, high: number] | null {
  if (n < 5) return null
  const z = 1.959964
  const p = k / n
  const root = z * Math.sqrt((p * (1 - p) + (z * z) / (4 * n)) / n)
  const end = (side: number) => (p + (z * z) / (2 * n) + side * root) / (1 + (z * z) / n)
  return [Math.max(0, end(-1)), Math.min(1, end(1))]
}

/** “53–89%” */
export function intervalOf(k: number, n: number): string {
  const ends = endsOf(k, n)
  return ends ? `${ends.map((it) => Math.round(100 * it)).join('–')}%` : '–'
}

/** “8:51”, from an hour on “1:02:05”. */
export function clock(seconds: number): string {
  const two = (it: number) => String(it).padStart(2, '0')
  const [h, m, s] = [
    Math.floor(seconds / 3_600),
    Math.floor((seconds % 3_600) / 60),
    Math.floor(seconds % 60),
  ]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

export function secondsFrom(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 1_000)
}

/** Counts of things by their key. */
export function tally<Key>(keys: Iterable<Key>): (key: Key) => number {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return (key) => counts.get(key) ?? 0
}
