/** The value at or below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** “p50 12.3, p75 15.0, p95 20.1” */
export function spread(values: readonly number[]): string {
  const parts = [50, 75, 95].map((it) => `p${it} ${percentile(values, it / 100).toFixed(1)}`)
  return parts.join(', ')
}
