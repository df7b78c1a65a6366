import type { StackedBars as Chart } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { useId } from 'react'
import { ChartFrame, useMedium } from '../chart-frame.tsx'
import { type Palette, screenPalette } from '../palette.ts'
import { paintsOf } from './paints.ts'
import styles from './stacked-bars.module.css'
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
  const medium = useMedium()
  const { bars, parts } = chart
  const pictures = medium === 'paper' && bars.length > MOST_IN_A_COLUMN ? inTwo(chart) : [chart]
  const label = `${title}: ${counted(bars.length, 'bar')} of ${counted(parts.length, 'part')}, from ${n}.`
  return (
    <>
      <StackedLegend id={id} parts={parts} palette={palette} paints={paintsOf(chart)} />
      <div className={styles.pictures} data-in-two={pictures.length > 1 || undefined}>
        {pictures.map((it) => (
          <ChartFrame key={it.bars[0]?.label ?? ''} height={stackedHeight(it, medium)}>
            {(width) => (
              <StackedPlot chart={it} width={width} palette={palette} label={label} medium={medium} />
            )}
          </ChartFrame>
        ))}
      </div>
    </>
  )
}

/** On a sheet more bars than these stand in two columns. */
const MOST_IN_A_COLUMN = 8

/** Bars in two pictures, drawn to one scale. */
function inTwo(chart: Chart): Chart[] {
  const half = Math.ceil(chart.bars.length / 2)
  return [chart.bars.slice(0, half), chart.bars.slice(half)].map((bars) => ({
    ...chart,
    bars,
    among: chart.bars,
  }))
}
