import type { StackedBars } from '@corridor/domain/report/block'

const LABEL_WIDTH = 96
/** Sizes of the bars, in the hand and on paper. */
const sizes = {
  screen: { step: 44, label: 22, bar: 30, type: 14, count: 13 },
  paper: { step: 27, label: 17, bar: 20, type: 12, count: 12 },
} as const
export type StackedMedium = keyof typeof sizes
/** Roughly, of the type of labels. */
const LETTER_WIDTH = 7.6

export interface StackedLayout {
  /** From one bar to the next. */
  readonly step: number
  /** Where bars begin. */
  readonly left: number
  /** The middle of a bar, and of its label, within the step. */
  readonly barAt: number
  readonly labelAt: number
  readonly labelWidth: (width: number) => number
  readonly barHeight: number
  /** Sizes of type: of labels and totals, and of what stands on a bar. */
  readonly type: number
  readonly count: number
}

/** Labels stand before their bars, or, where one is too long for that, above them. */
export function stackedLayout(bars: StackedBars['bars'], medium: StackedMedium = 'screen'): StackedLayout {
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

/** Cut to its place; the whole of it is in the table. */
export function cutTo(width: number, label: string): string {
  const most = Math.floor(width / LETTER_WIDTH)
  return label.length <= most ? label : `${label.slice(0, Math.max(0, most - 1)).trimEnd()}…`
}
