import type { StackedBars } from '@corridor/domain/block'

const BAR_STEP = 44
const LABEL_WIDTH = 96
const LABEL_HEIGHT = 22
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
}

/** Labels stand before their bars, or, where one is too long for that, above them. */
export function stackedLayout(bars: StackedBars['bars']): StackedLayout {
  const isAbove = bars.some(({ label }) => label.length * LETTER_WIDTH > LABEL_WIDTH)
  return isAbove
    ? { step: BAR_STEP + LABEL_HEIGHT, left: 0, barAt: 44, labelAt: 16, labelWidth: (width) => width }
    : { step: BAR_STEP, left: LABEL_WIDTH, barAt: 22, labelAt: 22, labelWidth: () => LABEL_WIDTH }
}

/** Cut to its place; the whole of it is in the table. */
export function cutTo(width: number, label: string): string {
  const most = Math.floor(width / LETTER_WIDTH)
  return label.length <= most ? label : `${label.slice(0, Math.max(0, most - 1)).trimEnd()}…`
}
