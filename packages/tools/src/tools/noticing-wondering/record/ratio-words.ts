interface Fact {
  readonly label: string
  readonly value: string
}

/** “1.5 to 1”, “1 to 2”: the smaller side is one. Without entries there is no ratio. */
export function ratioOf(noticings: number, wonderings: number): Fact[] {
  if (noticings + wonderings === 0) return []
  const few = Math.max(1, Math.min(noticings, wonderings))
  const [noticed, wondered] = [noticings, wonderings].map((n) => Math.round((10 * n) / few) / 10)
  return [{ label: 'Noticings to wonderings', value: `${noticed} to ${wondered}` }]
}
