import type { Rows } from '@corridor/domain/report-shapes'
import { linesOf } from '../plots/lines.tsx'
import { widthOf } from '../plots/words.tsx'

/** Paper has room for smaller type. */
export const SMALL = 10.5
export const LINE = 13
const GAP = 12

interface Column {
  readonly left: number
  readonly width: number
}

export interface RowsLayout {
  readonly labelWidth: number
  readonly bar: Column | null
  readonly rate: Column | null
  /** Where the words of each column end, and their room. */
  readonly cells: readonly { readonly right: number; readonly width: number }[]
  readonly lines: readonly (readonly string[])[]
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  readonly height: number
}

/** Columns of figures take what they need, up to half; the bar, the rate and the label share what is left. */
export function rowsLayout({ bars, rates, columns, rows }: Rows, width: number): RowsLayout {
  const wanted = columns.map((title, place) =>
    Math.max(
      ...title.split(' ').map((word) => widthOf(word, SMALL)),
      ...rows.map(({ cells }) => widthOf(cells[place]?.words ?? '', SMALL)),
    ),
  )
  const sum = wanted.reduce((total, it) => total + it + GAP, 0)
  const fit = Math.min(1, (width * 0.56) / Math.max(1, sum))
  const widths = wanted.map((it) => (it + GAP) * fit)
  const left = width - widths.reduce((total, it) => total + it, 0)
  const shares = { label: 5, bar: bars ? 4 : 0, rate: rates === null ? 0 : 2.2 }
  const unit = left / (shares.label + shares.bar + shares.rate)
  const labelWidth = unit * shares.label - GAP
  const [barLeft, rateLeft] = [unit * shares.label, unit * (shares.label + shares.bar)]
  const lines = rows.map(({ code, label }) => linesOf(label, labelWidth - codeWidth(code), SMALL, 4))
  const heights = lines.map((own) => Math.max(28, own.length * LINE + 12))
  const tops = heights.map((_, place) => heights.slice(0, place).reduce((sum, it) => sum + it, 0))
  return {
    labelWidth,
    bar: bars ? { left: barLeft, width: Math.max(0, unit * shares.bar - GAP) } : null,
    rate: rates === null ? null : { left: rateLeft, width: Math.max(0, unit * shares.rate - GAP) },
    cells: widths.map((own, place) => ({
      right: left + widths.slice(0, place + 1).reduce((total, it) => total + it, 0),
      width: own - 4,
    })),
    lines,
    tops,
    heights,
    height: heights.reduce((sum, it) => sum + it, 0),
  }
}

/** With its chip; nothing without a code. */
export function codeWidth(code: string): number {
  return code === '' ? 0 : widthOf(code, SMALL) + 14
}
