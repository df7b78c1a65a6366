import type { BlockTable } from './block.ts'

/** Beside how many rows the first cell of each stands; none: that of a row above does. */
export function rowSpans({ rows, isGrouped }: BlockTable): number[] {
  const spans = rows.map(() => 1)
  if (!isGrouped) return spans
  for (let place = rows.length - 1; place > 0; place--) {
    if (rows[place]?.[0] !== rows[place - 1]?.[0]) continue
    spans[place - 1] = 1 + (spans[place] ?? 0)
    spans[place] = 0
  }
  return spans
}
