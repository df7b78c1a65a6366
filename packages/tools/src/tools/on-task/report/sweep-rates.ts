import { type Rate, sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { codes } from '../codes.ts'

/** The sweeps that count in the rate of a visit, one by one, as its record has them. */
export function sweepRatesIn(record: readonly Block[]): Rate[] {
  for (const block of record) {
    if (block.kind !== 'chart' || block.chart.shape !== 'stacked-bars') continue
    const { bars } = block.chart
    const place = block.table.columns.findIndex(({ title }) => title === 'Rate')
    if (place < 0) continue
    // A sweep that stayed out of the rate has a dash instead of one.
    const scored = bars.filter((_, index) => /\d/.test(block.table.rows[index]?.[place] ?? ''))
    return scored.map(({ values }) => ({
      k: values['on-task'] ?? 0,
      n: sum(codes.filter((it) => it !== 'cannot-see').map((it) => values[it] ?? 0)),
    }))
  }
  return []
}
