import { sum } from '../numbers/statistics.ts'
import { ENOUGH_FOR_PERCENT, percent } from '../words/count-words.ts'
import type { Block } from './block.ts'
import type { Rows } from './report-shapes.ts'

type ChartBlock = Extract<Block, { kind: 'chart' }>
type Bars = NonNullable<Rows['bars']>

/** A chart of rows whose bars, and the same columns of its table, are told as shares of the row instead of counts. */
export function inPercents(block: ChartBlock): ChartBlock {
  const { chart, table } = block
  if (chart.shape !== 'rows' || !chart.bars) return block
  const bars = { ...chart.bars, isPercent: true }
  const cellOf = (words: string, row: Rows['rows'][number] | undefined, title: string | undefined) => {
    const part = bars.parts.find(({ label }) => label === title)
    return row && part ? partWords(bars, row.values, part.key) : words
  }
  return {
    ...block,
    chart: { ...chart, bars },
    table: {
      ...table,
      rows: table.rows.map((cells, place) =>
        cells.map((words, column) => cellOf(words, chart.rows[place], table.columns[column]?.title)),
      ),
    },
  }
}

/** A part's number in words: “12”, or “23%” where percents are asked for; of fewer than five “1 of 3”. */
export function partWords({ parts, isPercent }: Bars, values: Rows['rows'][number]['values'], key: string) {
  const n = values[key] ?? 0
  if (!isPercent) return String(n)
  const all = sum(parts.map((it) => values[it.key] ?? 0))
  if (all === 0) return '–'
  return all < ENOUGH_FOR_PERCENT ? `${n} of ${all}` : percent(n / all)
}
