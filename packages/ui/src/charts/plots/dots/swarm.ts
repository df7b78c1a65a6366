interface Placed {
  readonly at: number
  readonly row: number
}

/** A row for each dot on a line, the nearest to the middle where it touches no other. */
export function rowsOf(places: readonly number[], size: number): number[] {
  const order = places.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at)
  const placed: Placed[] = []
  const rows = places.map(() => 0)
  for (const { at, index } of order) {
    const near = new Set(placed.filter((it) => at - it.at < size).map(({ row }) => row))
    const row = freeRow(near)
    placed.push({ at, row })
    rows[index] = row
  }
  return rows
}

/** The first free row, in the order 0, 1, −1, 2, −2 … */
function freeRow(taken: ReadonlySet<number>): number {
  for (let step = 0; ; step++) {
    const row = step % 2 === 1 ? (step + 1) / 2 : -step / 2
    if (!taken.has(row)) return row
  }
}
