import type { StackedBars as Chart } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { useId } from 'react'
import { ChartFrame } from '../chart-frame.tsx'
import { type Palette, screenPalette } from '../palette.ts'
import { paintsOf } from './paints.ts'
import { StackedLegend } from './stacked-legend.tsx'
import { StackedPlot, stackedHeight } from './stacked-plot.tsx'

interface Props {
  readonly title: string
  readonly chart: Chart
  /** How many of what: “15 visits”. */
  readonly counted: string
  readonly palette?: Palette
}

/** Parts of a whole with their legend. Numbers are printed in the bars; those too small for that are in the table. */
export function StackedBars({ title, chart, counted: n, palette = screenPalette }: Props) {
  const id = useId()
  const { bars, parts } = chart
  const label = `${title}: ${counted(bars.length, 'bar')} of ${counted(parts.length, 'part')}, from ${n}.`
  return (
    <>
      <StackedLegend id={id} parts={parts} palette={palette} paints={paintsOf(chart)} />
      <ChartFrame height={stackedHeight(chart)}>
        {(width) => <StackedPlot chart={chart} width={width} palette={palette} label={label} />}
      </ChartFrame>
    </>
  )
}
