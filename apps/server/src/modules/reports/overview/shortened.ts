import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { Rows } from '@corridor/domain/report/report-shapes'

const MOST_ROWS = 5

/** A set's blocks with the most marked items of a long list, in their order; the set's own report has them all. */
export function shortened(blocks: readonly Block[], name: string): Block[] {
  const left = sum(blocks.map(leftOut))
  const more: Block[] = left > 0 ? [{ kind: 'note', text: `${left} more in the report on “${name}”.` }] : []
  const hasRows = blocks.some(isOfRows)
  return blocks.flatMap((block): Block[] => {
    // Scales, choices and times are left to the set's own report.
    if (block.kind === 'table') return hasRows ? [] : more
    if (!isOfRows(block)) return [block]
    const places = mostMarked(block.chart)
    const { rows, opens } = block.table
    const shown: Block = {
      ...block,
      chart: { ...block.chart, rows: at(block.chart.rows, places) },
      table: { ...block.table, rows: at(rows, places), ...(opens && { opens: at(opens, places) }) },
    }
    return [shown, ...more]
  })
}

type Chart = Extract<Block, { kind: 'chart' }>

function isOfRows(block: Block): block is Chart & { readonly chart: Rows } {
  return block.kind === 'chart' && block.chart.shape === 'rows'
}

/** How many items of a block are not shown; a table has a line for each answer to one. */
function leftOut(block: Block): number {
  if (block.kind === 'table') return new Set(block.table.rows.map(([item]) => item)).size
  return isOfRows(block) ? block.chart.rows.length - mostMarked(block.chart).length : 0
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
