import type { ReactNode } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame.tsx'
import { COLUMNS_HEIGHT, ColumnsPlot } from '../plots/columns-plot.tsx'
import { dotsHeight } from '../plots/dots/dots-layout.ts'
import { DotsPlot } from '../plots/dots/dots-plot.tsx'
import type { ReportShape } from '../plots/plot.ts'
import { TREND_HEIGHT, TrendPlot } from '../plots/trend-plot.tsx'
import { VISIT_RUN_HEIGHT, VisitRunPlot } from '../plots/visit-run-plot.tsx'
import { chartWords } from './chart-words.ts'
import { FunnelSteps } from './funnel-steps.tsx'
import { GridTable } from './grid-table.tsx'
import { reportPalette } from './report-palette.ts'
import { RowsTable } from './rows-table.tsx'
import { SharesBar } from './shares-bar.tsx'
import { TalliesList } from './tallies-list.tsx'
import { WeeksChart } from './weeks-chart.tsx'

interface Props {
  readonly title: string
  readonly chart: ReportShape
  /** How many of what: “15 visits”. */
  readonly counted: string
}

/** A chart of a report: words and numbers are part of the page; anything else is a picture with a sentence. */
export function ReportChart({ title, chart, counted }: Props): ReactNode {
  const own = { palette: reportPalette, label: chartWords(title, chart, counted) }
  switch (chart.shape) {
    case 'weeks':
      return <WeeksChart title={title} chart={chart} counted={counted} />
    case 'dots':
      return framed(dotsHeight(chart), (width, height) => (
        <DotsPlot chart={chart} width={width} height={height} {...own} />
      ))
    case 'trend':
      return framed(TREND_HEIGHT, (width, height) => (
        <TrendPlot chart={chart} width={width} height={height} {...own} />
      ))
    case 'columns':
      return framed(COLUMNS_HEIGHT, (width) => <ColumnsPlot chart={chart} width={width} {...own} />)
    case 'visit-run':
      return framed(VISIT_RUN_HEIGHT, (width, height) => (
        <VisitRunPlot chart={chart} width={width} height={height} {...own} />
      ))
    case 'shares':
      return <SharesBar chart={chart} {...own} />
    case 'tallies':
      return <TalliesList chart={chart} />
    case 'rows':
      return <RowsTable title={title} chart={chart} />
    case 'grid':
      return <GridTable title={title} chart={chart} />
    case 'funnel':
      return <FunnelSteps chart={chart} />
  }
}

function framed(height: ChartFrameProps['height'], draw: ChartFrameProps['children']): ReactNode {
  return <ChartFrame height={height}>{draw}</ChartFrame>
}
