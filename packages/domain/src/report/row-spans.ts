import type { BlockTable } from './block.ts'

/** How many rows the first cell of each row spans; 0 where the first cell of a row above spans this one. */
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
