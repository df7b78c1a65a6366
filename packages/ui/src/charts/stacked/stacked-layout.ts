import type { StackedBars } from '@corridor/domain/report/block'
import type { Medium } from '../plots/plot.ts'

const LABEL_WIDTH = 96
/** Sizes of the bars, in the hand and on paper. */
const sizes = {
  screen: { step: 44, label: 22, bar: 30, type: 14, count: 13 },
  paper: { step: 20, label: 15, bar: 16, type: 12, count: 12 },
} as const
/** The rough width of a letter of the labels’ type. */
const LETTER_WIDTH = 7.6

export interface StackedLayout {
  /** The distance from one bar to the next. */
  readonly step: number
  /** Where bars begin. */
  readonly left: number
  /** The middle of a bar, and of its label, within the step. */
  readonly barAt: number
  readonly labelAt: number
  readonly labelWidth: (width: number) => number
  readonly barHeight: number
  /** The type size of labels and totals; `count` is that of numbers on a bar. */
  readonly type: number
  readonly count: number
}

/** The layout of bars: labels stand before them, or, where one is too long for that, above them. */
export function stackedLayout(bars: StackedBars['bars'], medium: Medium = 'screen'): StackedLayout {
  const { step, label, bar: barHeight, type, count } = sizes[medium]
  const own = { barHeight, type, count }
  const isAbove = bars.some(({ label: words }) => words.length * LETTER_WIDTH > LABEL_WIDTH)
  return isAbove
    ? {
        ...own,
        step: step + label,
        left: 0,
        barAt: label + step / 2,
        labelAt: (label * 16) / 22,
        labelWidth: (width) => width,
      }
    : { ...own, step, left: LABEL_WIDTH, barAt: step / 2, labelAt: step / 2, labelWidth: () => LABEL_WIDTH }
}

/** A label cut to a width; the table has the whole of it. */
export function cutTo(width: number, label: string): string {
  const most = Math.floor(width / LETTER_WIDTH)
  return label.length <= most ? label : `${label.slice(0, Math.max(0, most - 1)).trimEnd()}…`
}
