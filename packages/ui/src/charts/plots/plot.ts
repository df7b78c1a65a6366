import type { Block } from '@corridor/domain/report/block'
import { hundredths } from '@corridor/domain/words/count-words'
import type { Palette } from '../palette.ts'

/** A chart as data, of any shape. */
export type ChartData = Extract<Block, { kind: 'chart' }>['chart']

/** The shapes that no record has. */
export type ReportShape = Exclude<ChartData, { shape: 'stacked-bars' | 'ribbon' | 'run' }>

export type ChartOf<Shape extends ChartData['shape']> = Extract<ChartData, { shape: Shape }>

export type Medium = 'screen' | 'paper'

/** How high a chart is: lower on paper, which is held nearer and has few pages. */
export type Heights = Readonly<Record<Medium, number>>

/** The props of a drawing as wide as it is told, in given colors: a screen and paper draw alike. */
export interface PlotProps<Shape extends ChartData['shape']> {
  readonly chart: ChartOf<Shape>
  readonly width: number
  readonly palette: Palette
  /** The plot's height, where it may be lower or higher than on a screen. */
  readonly height?: number
  /** The chart’s one sentence. Paper has it elsewhere. */
  readonly label?: string | undefined
}

/** “83%” */
export function percent(share: number): string {
  return `${hundredths(share)}%`
}
