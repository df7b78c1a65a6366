import type { Weeks } from '@corridor/domain/report/report-shapes'
import { ChartFrame } from '../chart-frame.tsx'
import { WEEKS_HEIGHT, WeeksPlot } from '../plots/weeks/weeks-plot.tsx'
import { chartWords } from './chart-words.ts'
import { reportPalette } from './report-palette.ts'

interface Props {
  readonly title: string
  readonly chart: Weeks
  /** How many of what: “15 visits”. */
  readonly counted: string
}

/** Visits week by week, on a screen. */
export function WeeksChart({ title, chart, counted }: Props) {
  const own = { palette: reportPalette, label: chartWords(title, chart, counted) }
  return (
    <ChartFrame height={WEEKS_HEIGHT}>
      {(width, height) => <WeeksPlot chart={chart} width={width} height={height} {...own} />}
    </ChartFrame>
  )
}
