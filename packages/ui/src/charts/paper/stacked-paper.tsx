import { Group } from '@visx/group'
import { letterOf } from '../palette.ts'
import { Picture } from '../plots/picture.tsx'
import type { ChartOf, PlotProps } from '../plots/plot.ts'
import { paintGround } from '../stacked/paint-ground.tsx'
import { paintsOf } from '../stacked/paints.ts'
import { StackedPlot, stackedHeight } from '../stacked/stacked-plot.tsx'
import { type LegendEntry, PaperLegend, paperLegendHeight } from './paper-legend.tsx'

type Props = PlotProps<'stacked-bars'>

function entriesOf(chart: ChartOf<'stacked-bars'>, palette: Props['palette']): LegendEntry[] {
  const paints = paintsOf(chart)
  const [only, another] = chart.bars
  return chart.parts.map(({ key, label }, place) => ({
    ground: paintGround(paints[place] ?? 'slate', palette),
    letter: letterOf(place),
    // The counts of a single bar stand in the legend, too: a narrow part has no room for its own.
    label: only && !another ? `${label} ${only.values[key] ?? 0}` : label,
  }))
}

/** How many bars make two columns, on a page of which width, and how far apart the columns are. */
const [MANY, WIDE, BETWEEN] = [7, 600, 24]

/** Bars in one column, or many of them in two: one after the other down the left, then down the right. */
function columnsOf(chart: Props['chart'], width: number): readonly [Props['chart'], ...Props['chart'][]] {
  const { bars, among = bars } = chart
  if (bars.length < MANY || width < WIDE) return [chart]
  const half = Math.ceil(bars.length / 2)
  return [
    { ...chart, bars: bars.slice(0, half), among },
    { ...chart, bars: bars.slice(half), among },
  ]
}

export function stackedPaperHeight(chart: Props['chart'], width: number, palette: Props['palette']): number {
  const [tallest] = columnsOf(chart, width)
  return paperLegendHeight(entriesOf(chart, palette), width) + stackedHeight(tallest, 'paper')
}

/** The legend, and under it the bars as on a screen. */
export function StackedPaper({ chart, width, palette, label }: Props) {
  const entries = entriesOf(chart, palette)
  const top = paperLegendHeight(entries, width)
  const columns = columnsOf(chart, width)
  const wide = (width - BETWEEN * (columns.length - 1)) / columns.length
  return (
    <Picture label={label} width={width} height={stackedPaperHeight(chart, width, palette)}>
      <PaperLegend entries={entries} width={width} palette={palette} top={0} />
      {columns.map((column, place) => {
        const left = place * (wide + BETWEEN)
        return (
          <Group key={left} top={top} left={left}>
            <StackedPlot chart={column} width={wide} palette={palette} medium="paper" />
          </Group>
        )
      })}
    </Picture>
  )
}
