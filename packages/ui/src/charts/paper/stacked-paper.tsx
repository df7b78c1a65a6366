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

export function stackedPaperHeight(chart: Props['chart'], width: number, palette: Props['palette']): number {
  return paperLegendHeight(entriesOf(chart, palette), width) + stackedHeight(chart, 'paper')
}

/** The legend, and under it the bars as on a screen. */
export function StackedPaper({ chart, width, palette, label }: Props) {
  const entries = entriesOf(chart, palette)
  const top = paperLegendHeight(entries, width)
  return (
    <Picture label={label} width={width} height={top + stackedHeight(chart, 'paper')}>
      <PaperLegend entries={entries} width={width} palette={palette} top={0} />
      <Group top={top}>
        <StackedPlot chart={chart} width={width} palette={palette} medium="paper" />
      </Group>
    </Picture>
  )
}
