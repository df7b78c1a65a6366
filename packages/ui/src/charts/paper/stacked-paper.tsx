import { Group } from '@visx/group'
import { letterOf } from '../palette.tsx'
import { Picture } from '../plots/picture.tsx'
import type { ChartOf, PlotProps } from '../plots/plot.tsx'
import { paintGround } from '../stacked/paint-ground.tsx'
import { paintsOf } from '../stacked/paints.tsx'
import { StackedPlot, stackedHeight } from '../stacked/stacked-plot.tsx'
import { type LegendEntry, PaperLegend, paperLegendHeight } from './paper-legend.tsx'

type Props = PlotProps<'stacked-bars'>

function entriesOf(chart: ChartOf<'stacked-bars'>, palette: Props['palette']): LegendEntry[] {
  const paints = paintsOf(chart)
  return chart.parts.map(({ label }, place) => ({
    ground: paintGround(paints[place] ?? 'slate', palette),
    letter: letterOf(place),
    label,
  }))
}

export function stackedPaperHeight(chart: Props['chart'], width: number, palette: Props['palette']): number {
  return paperLegendHeight(entriesOf(chart, palette), width) + stackedHeight(chart)
}

/** The legend, and under it the bars as on a screen. */
export function StackedPaper({ chart, width, palette, label }: Props) {
  const entries = entriesOf(chart, palette)
  const top = paperLegendHeight(entries, width)
  return (
    <Picture label={label} width={width} height={top + stackedHeight(chart)}>
      <PaperLegend {...{ entries, width, palette }} top={0} />
      <Group top={top}>
        <StackedPlot {...{ chart, width, palette }} />
      </Group>
    </Picture>
  )
}
