import type { ReactNode } from 'react'
import type { Palette } from './palette.ts'
import { FunnelPaper, funnelPaperHeight } from './paper/funnel-paper.tsx'
import { GridPaper, gridPaperHeight } from './paper/grid-paper.tsx'
import { RibbonPaper, ribbonPaperHeight } from './paper/ribbon-paper.tsx'
import { RowsPaper, rowsPaperHeight } from './paper/rows-paper.tsx'
import { SharesPaper, sharesPaperHeight } from './paper/shares-paper.tsx'
import { StackedPaper, stackedPaperHeight } from './paper/stacked-paper.tsx'
import { talliesPaperHeight } from './paper/tallies-layout.ts'
import { TalliesPaper } from './paper/tallies-paper.tsx'
import { paperPalette } from './paper-palette.ts'
import { COLUMNS_HEIGHT, ColumnsPlot } from './plots/columns-plot.tsx'
import { dotsHeight } from './plots/dots/dots-layout.ts'
import { DotsPlot } from './plots/dots/dots-plot.tsx'
import type { ChartData } from './plots/plot.ts'
import { TREND_HEIGHT, TrendPlot } from './plots/trend-plot.tsx'
import { VISIT_RUN_HEIGHT, VisitRunPlot } from './plots/visit-run-plot.tsx'
import { WEEKS_HEIGHT, WeeksPlot } from './plots/weeks/weeks-plot.tsx'
import { RunPlot } from './run/run-plot.tsx'
import { RUN_HEIGHT } from './run/run-scale.ts'
import { runWords } from './run/run-words.ts'

interface Props {
  readonly chart: ChartData
  readonly width: number
  /** A palette of literal colors. */
  readonly palette?: Palette
}

/** A chart as one picture without styles, for paper. */
export function PaperChart({ chart, width, palette = paperPalette }: Props): ReactNode {
  if (!(width > 0)) return null
  const own = { width, palette }
  switch (chart.shape) {
    case 'stacked-bars':
      return <StackedPaper chart={chart} {...own} />
    case 'ribbon':
      return <RibbonPaper chart={chart} {...own} />
    case 'run':
      // Renderers of paper know no order of paint: the halo of words would cover them.
      return (
        <RunPlot
          label={runWords(chart)}
          chart={chart}
          width={width}
          palette={{ ...palette, surface: 'none' }}
        />
      )
    case 'weeks':
      return <WeeksPlot chart={chart} {...own} height={WEEKS_HEIGHT.paper} />
    case 'tallies':
      return <TalliesPaper chart={chart} {...own} />
    case 'dots':
      return <DotsPlot chart={chart} {...own} height={dotsHeight(chart).paper} />
    case 'shares':
      return <SharesPaper chart={chart} {...own} />
    case 'rows':
      return <RowsPaper chart={chart} {...own} />
    case 'trend':
      return <TrendPlot chart={chart} {...own} height={TREND_HEIGHT.paper} />
    case 'grid':
      return <GridPaper chart={chart} {...own} />
    case 'funnel':
      return <FunnelPaper chart={chart} {...own} />
    case 'columns':
      return <ColumnsPlot chart={chart} {...own} />
    case 'visit-run':
      return <VisitRunPlot chart={chart} {...own} height={VISIT_RUN_HEIGHT.paper} />
  }
}

/** The height of a chart’s picture at a width. */
export function paperHeight(chart: ChartData, width: number): number {
  switch (chart.shape) {
    case 'stacked-bars':
      return stackedPaperHeight(chart, width, paperPalette)
    case 'ribbon':
      return ribbonPaperHeight(chart, width, paperPalette)
    case 'run':
      return RUN_HEIGHT
    case 'weeks':
      return WEEKS_HEIGHT.paper
    case 'tallies':
      return talliesPaperHeight(chart, width)
    case 'dots':
      return dotsHeight(chart).paper
    case 'shares':
      return sharesPaperHeight(chart, width, paperPalette)
    case 'rows':
      return rowsPaperHeight(chart, width, paperPalette)
    case 'trend':
      return TREND_HEIGHT.paper
    case 'grid':
      return gridPaperHeight(chart)
    case 'funnel':
      return funnelPaperHeight(chart)
    case 'columns':
      return COLUMNS_HEIGHT
    case 'visit-run':
      return VISIT_RUN_HEIGHT.paper
  }
}
