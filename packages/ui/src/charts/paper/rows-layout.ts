import type { Rows } from '@corridor/domain/report/report-shapes'
import { linesOf } from '../plots/lines.ts'
import { widthOf } from '../plots/words.tsx'

export const SMALL = 12
export const LINE = 13.5
/** The height of a bar and the words beside it. */
export const BAR_LINE = 16
const GAP = 10
/** The width below which a label stands above its bar. */
const LEAST_BESIDE = 520
const MOST_LABEL_LINES = 4

interface Column {
  readonly left: number
  readonly width: number
}

export interface RowsLayout {
  /** Whether labels stand above their bars, not beside them. */
  readonly isNarrow: boolean
  readonly bar: Column | null
  readonly rate: Column | null
  /** Where the words of each column end, and their room. */
  readonly cells: readonly { readonly right: number; readonly width: number }[]
  /** The titles of the columns, in as many lines as they take. */
  readonly titles: {
    readonly bars: readonly string[]
    readonly rates: readonly string[]
    readonly columns: readonly (readonly string[])[]
    readonly height: number
  }
  readonly lines: readonly (readonly string[])[]
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  readonly height: number
}

/**
 * The layout of rows: columns of figures take what they need, up to a share; the bar, the rate and the label share
 * what is left. Where that is little, the rate and its interval stand in figures alone.
 */
export function rowsLayout(chart: Rows, width: number): RowsLayout {
  const { bars, rates, rows, columns } = chart
  const isNarrow = width < LEAST_BESIDE && (bars !== null || rates !== null)
  const widths = figureWidths(chart, width * (isNarrow ? 0.78 : 0.56))
  const left = width - sum(widths)
  const shares = sharesOf(chart, isNarrow)
  const unit = left / Math.max(1, shares.label + shares.bar + shares.rate)
  const [barLeft, rateLeft] = [unit * shares.label, unit * (shares.label + shares.bar)]
  const labelWidth = isNarrow ? width : unit * shares.label - GAP
  const lines = rows.map(({ code, label }) =>
    linesOf(label, labelWidth - codeWidth(code), SMALL, MOST_LABEL_LINES),
  )
  const heights = lines.map((own) =>
    isNarrow ? own.length * LINE + BAR_LINE + 1 : Math.max(BAR_LINE + 4, own.length * LINE + 7),
  )
  const rate =
    rates === null || isNarrow ? null : { left: rateLeft, width: Math.max(0, unit * shares.rate - GAP) }
  const bar = bars ? { left: barLeft, width: Math.max(0, unit * shares.bar - GAP) } : null
  const cells = widths.map((own, place) => ({
    right: left + sum(widths.slice(0, place + 1)),
    width: own - 4,
  }))
  return {
    isNarrow,
    bar,
    rate,
    cells,
    titles: titlesOf([
      [bars?.title ?? '', bar?.width ?? 0],
      [rate ? (rates ?? '') : '', rate?.width ?? 0],
      ...columns.map((title, place): Title => [title, cells[place]?.width ?? 0]),
    ]),
    lines,
    tops: heights.map((_, place) => sum(heights.slice(0, place))),
    heights,
    height: sum(heights),
  }
}

/** How bars and rates share the width that the figures leave free. */
function sharesOf({ bars, rates }: Rows, isNarrow: boolean) {
  const [label, bar, rate] = isNarrow ? [0, 1, 0] : [5, 4, 2.2]
  return { label, bar: bars ? bar : 0, rate: rates === null ? 0 : rate }
}

function figureWidths({ columns, rows }: Rows, most: number): number[] {
  const wanted = columns.map((title, place) =>
    Math.max(
      ...title.split(/[ -]/).map((word) => widthOf(word, SMALL)),
      ...rows.map(({ cells }) => widthOf(cells[place]?.words ?? '', SMALL)),
    ),
  )
  const fit = Math.min(1, most / Math.max(1, sum(wanted.map((it) => it + GAP))))
  return wanted.map((it) => (it + GAP) * fit)
}

type Title = readonly [words: string, width: number]

function titlesOf(all: readonly Title[]): RowsLayout['titles'] {
  const [bars = [], rates = [], ...columns] = all.map(([words, width]) =>
    linesOf(words, width + GAP / 2, SMALL, 3),
  )
  const most = Math.max(1, ...[bars, rates, ...columns].map((own) => own.length))
  return { bars, rates, columns, height: most * LINE + 4 }
}

/** The width of a code with its chip; 0 without a code. */
export function codeWidth(code: string): number {
  return code === '' ? 0 : widthOf(code, SMALL) + 14
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, it) => all + it, 0)
}
