import { Picture } from '../plots/picture.tsx'
import { type PlotProps, percent } from '../plots/plot.ts'
import { partGround } from '../plots/report-grounds.tsx'
import { SharesPlot } from '../plots/shares-plot.tsx'
import { middleWords } from '../plots/shares-words.ts'
import { type LegendEntry, PaperLegend, paperLegendHeight } from './paper-legend.tsx'

const BAR = 28
const UNDER = 6

type Props = PlotProps<'shares'>

function entriesOf({ parts }: Props['chart'], palette: Props['palette']): LegendEntry[] {
  return parts.map((part) => ({
    ground: partGround(parts, part, palette),
    letter: part.letter,
    label: [part.label, percent(part.share), middleWords(part.middle)].filter(Boolean).join(' '),
  }))
}

export function sharesPaperHeight(chart: Props['chart'], width: number, palette: Props['palette']): number {
  return BAR + UNDER + paperLegendHeight(entriesOf(chart, palette), width)
}

/** The bar, and under it each part with its share and the middle half of the visits. */
export function SharesPaper({ chart, width, palette, label }: Props) {
  return (
    <Picture label={label} width={width} height={sharesPaperHeight(chart, width, palette)}>
      <SharesPlot chart={chart} width={width} palette={palette} height={BAR} />
      <PaperLegend entries={entriesOf(chart, palette)} top={BAR + UNDER} width={width} palette={palette} />
    </Picture>
  )
}
