import type { Rows } from '@corridor/domain/report-shapes'
import { linesOf, widthOf } from '../plots/words.tsx'

const LINE = 14
const GAP = 14

interface Column {
  readonly left: number
  readonly width: number
}

export interface RowsLayout {
  readonly labelWidth: number
  readonly bar: Column | null
  readonly rate: Column | null
  /** Where the words of each column end. */
  readonly cells: readonly number[]
  readonly cellWidth: number
  readonly lines: readonly (readonly string[])[]
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  readonly height: number
}

/** Columns of figures take what they need, up to half; the bar, the rate and the label share what is left. */
export function rowsLayout({ bars, rates, columns, rows }: Rows, width: number): RowsLayout {
  const longest = Math.max(
    36,
    ...rows.flatMap(({ cells }) => cells.map(({ words }) => widthOf(words))),
    ...columns.map((words) => widthOf(words, 11) * 0.6),
  )
  const cellWidth = columns.length === 0 ? 0 : Math.min(longest + GAP, (width * 0.5) / columns.length)
  const left = width - cellWidth * columns.length
  const shares = { label: 4, bar: bars ? 4 : 0, rate: rates === null ? 0 : 2.2 }
  const unit = left / (shares.label + shares.bar + shares.rate)
  const labelWidth = unit * shares.label - GAP
  const [barLeft, rateLeft] = [unit * shares.label, unit * (shares.label + shares.bar)]
  const lines = rows.map(({ code, label }) => linesOf(label, labelWidth - codeWidth(code), 12, 3))
  const heights = lines.map((own) => Math.max(28, own.length * LINE + 12))
  const tops = heights.map((_, place) => heights.slice(0, place).reduce((sum, it) => sum + it, 0))
  return {
    labelWidth,
    bar: bars ? { left: barLeft, width: Math.max(0, unit * shares.bar - GAP) } : null,
    rate: rates === null ? null : { left: rateLeft, width: Math.max(0, unit * shares.rate - GAP) },
    cells: columns.map((_, place) => left + cellWidth * (place + 1)),
    cellWidth,
    lines,
    tops,
    heights,
    height: heights.reduce((sum, it) => sum + it, 0),
  }
}

/** With its chip; nothing without a code. */
export function codeWidth(code: string): number {
  return code === '' ? 0 : widthOf(code) + 16
}
