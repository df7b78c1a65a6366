import { grouped } from '@corridor/domain/words/count-words'
import { useId } from 'react'
import { Grounds } from '../plots/grounds.tsx'
import { Picture } from '../plots/picture.tsx'
import type { ChartOf, Medium, PlotProps } from '../plots/plot.ts'
import { paintGround } from './paint-ground.tsx'
import { paintsOf } from './paints.ts'
import { StackedBar } from './stacked-bar.tsx'
import { stackedLayout } from './stacked-layout.ts'

/** The room behind a bar for its total, of three digits or more. */
const TOTAL_WIDTH = 40
const DIGIT_WIDTH = 8

export function stackedHeight({ bars, among = bars }: ChartOf<'stacked-bars'>, medium?: Medium): number {
  return bars.length * stackedLayout(among, medium).step
}

interface Props extends PlotProps<'stacked-bars'> {
  readonly medium?: Medium
}

/** Parts of a whole, bar by bar from zero. */
export function StackedPlot({ chart, width, palette, label, medium = 'screen' }: Props) {
  const id = useId()
  const { bars, parts, among = bars } = chart
  const [paints, layout] = [paintsOf(chart), stackedLayout(among, medium)]
  const totals = among.map(({ values }) => parts.reduce((total, { key }) => total + (values[key] ?? 0), 0))
  const most = Math.max(1, ...totals)
  const room = TOTAL_WIDTH + DIGIT_WIDTH * Math.max(0, grouped(most).length - 3)
  const unit = Math.max(0, width - layout.left - room) / most
  // Records draw bars, too: the scales of reports bring a library that weighs more than all the rest of theirs.
  const x = (count: number) => layout.left + count * unit
  return (
    <Picture
      label={label}
      width={width}
      height={stackedHeight(chart, medium)}
      opens={bars.some(({ opens }) => opens !== undefined)}
    >
      <Grounds id={id} used={paints.map((paint) => paintGround(paint, palette))} />
      {bars.map((bar, place) => {
        const top = place * layout.step
        return (
          // Two visits of a day are named alike, and do not stand in one place.
          <StackedBar
            key={top}
            id={id}
            bar={bar}
            parts={parts}
            paints={paints}
            layout={layout}
            width={width}
            x={x}
            palette={palette}
            top={top}
          />
        )
      })}
    </Picture>
  )
}
