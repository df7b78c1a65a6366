export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The middle one, or the mean of the two in the middle; nothing of nothing. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** So many of so many. Rates are never averaged: classes differ in size. */
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
