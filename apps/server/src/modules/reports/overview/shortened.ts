import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { Rows } from '@corridor/domain/report/report-shapes'

const MOST_ROWS = 5

/** A set's blocks with the most marked items of a long list, in their order; the set's own report has them all. */
export function shortened(blocks: readonly Block[], report: string): Block[] {
  return blocks.flatMap((block): Block[] => {
    // Scales, choices and times are left to the set's own report.
    if (block.kind === 'table') return []
    if (block.kind !== 'chart' || block.chart.shape !== 'rows') return [block]
    const places = mostMarked(block.chart)
    const left = block.chart.rows.length - places.length
    const { rows, opens } = block.table
    const shown: Block = {
      ...block,
      chart: { ...block.chart, rows: at(block.chart.rows, places) },
      table: { ...block.table, rows: at(rows, places), ...(opens && { opens: at(opens, places) }) },
    }
    return left > 0 ? [shown, { kind: 'note', text: `${left} more in the ${report}.` }] : [shown]
  })
}

function mostMarked({ rows }: Rows): number[] {
  const marks = rows.map(({ values }, place) => ({ place, n: sum(Object.values(values)) }))
  const most = marks.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n || a.place - b.place)
  return most
    .slice(0, MOST_ROWS)
    .map(({ place }) => place)
    .sort((a, b) => a - b)
}

function at<T>(things: readonly T[], places: readonly number[]): T[] {
  return places.flatMap((place) => things.slice(place, place + 1))
}
