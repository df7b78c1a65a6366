export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The middle value, or the mean of the two in the middle; undefined of none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** How often each value occurs. */
export interface Distribution {
  readonly value: number
  readonly n: number
}

/** The two middle values of a distribution, the same one where their number is odd; undefined of none. */
export function middleOf(
  counts: readonly Distribution[],
): readonly [lower: number, upper: number] | undefined {
  const sorted = counts.filter(({ n }) => n > 0).sort((a, b) => a.value - b.value)
  const half = sum(sorted.map(({ n }) => n)) / 2
  let passed = 0
  for (const [place, { value, n }] of sorted.entries()) {
    passed += n
    if (passed > half) return [value, value]
    if (passed === half) return [value, sorted[place + 1]?.value ?? value]
  }
  return undefined
}

/** The middle half of values, from the first quartile to the third. */
export interface Middle {
  readonly low: number
  readonly high: number
}

/**
 * The middle half, by the quartiles of Hyndman and Fan's definition 7: linear between the neighbors, as QUARTILE.INC
 * of spreadsheets has it, so that whoever checks gets the same. Undefined of no values.
 */
export function middleHalf(values: readonly number[]): Middle | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [quantile(sorted, 0.25), quantile(sorted, 0.75)]
  return low === undefined || high === undefined ? undefined : { low, high }
}

function quantile(sorted: readonly number[], share: number): number | undefined {
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (below === undefined || above === undefined) return undefined
  // Weighed so that the quantile never leaves its two neighbors, whatever is lost to rounding.
  return below === above ? below : Math.min(above, below + (above - below) * (place - Math.floor(place)))
}

/** `k` of `n`. Rates are never averaged: classes differ in size. */
export interface Rate {
  readonly k: number
  readonly n: number
}

export function addRates(rates: readonly Rate[]): Rate {
  return { k: sum(rates.map(({ k }) => k)), n: sum(rates.map(({ n }) => n)) }
}

const Z95 = 1.959_964

/** The 95% interval after Wilson, as shares: it stays between 0 and 1, also for a few and for none. */
export function wilson({ k, n }: Rate): readonly [low: number, high: number] {
  if (n === 0) return [0, 1]
  const share = k / n
  const z2 = Z95 ** 2
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n)
  const reach = (Z95 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n ** 2))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}
