import type { StackedBars as Chart } from '@corridor/domain/block'
import { counted } from '@corridor/domain/count-words'
import { useId } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { paintsOf } from './paints.tsx'
import { type Palette, screenPalette } from './palette.tsx'
import { Patterns } from './patterns.tsx'
import { StackedBar } from './stacked-bar.tsx'
import { stackedLayout } from './stacked-layout.tsx'
import { StackedLegend } from './stacked-legend.tsx'

interface Props {
  readonly title: string
  readonly chart: Chart
  /** How many of what. */
  readonly counted: string
  readonly palette?: Palette
}

/** Parts of a whole, bar by bar from nought. Its numbers are printed in it; those too small for that are in its table. */
export function StackedBars({ title, chart, counted: n, palette = screenPalette }: Props) {
  const id = useId()
  const { bars, parts } = chart
  const [paints, layout] = [paintsOf(chart), stackedLayout(bars)]
  const totals = bars.map(({ values }) => parts.reduce((total, { key }) => total + (values[key] ?? 0), 0))
  const most = Math.max(1, ...totals)
  const height = bars.length * layout.step
  const label = `${title}: ${counted(bars.length, 'bar')} of ${counted(parts.length, 'part')}, from ${n}.`
  return (
    <>
      <StackedLegend {...{ id, parts, paints, palette }} />
      <ChartFrame height={height}>
        {(width) => (
          <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            <Patterns id={id} used={paints} palette={palette} />
            {bars.map((bar, place) => (
              <StackedBar
                key={bar.label}
                {...{ id, bar, parts, paints, layout, place, width, most, palette }}
              />
            ))}
          </svg>
        )}
      </ChartFrame>
    </>
  )
}
