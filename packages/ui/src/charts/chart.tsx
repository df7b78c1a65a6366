import type { Block } from '@corridor/domain/block'
import { lazy, Suspense } from 'react'
import { Ribbon } from './ribbon.tsx'
import { Run } from './run.tsx'
import { StackedBars } from './stacked/stacked-bars.tsx'

type ChartBlock = Extract<Block, { kind: 'chart' }>

/** The shapes of reports come when one is drawn: records have none. */
const ReportChart = lazy(async () => ({ default: (await import('./report/report-chart.tsx')).ReportChart }))

export function Chart({ title, chart, counted }: Pick<ChartBlock, 'title' | 'chart' | 'counted'>) {
  switch (chart.shape) {
    case 'stacked-bars':
      return <StackedBars {...{ title, chart, counted }} />
    case 'ribbon':
      return <Ribbon {...{ title, chart, counted }} />
    case 'run':
      return <Run {...{ title, chart, counted }} />
    default:
      return (
        <Suspense>
          <ReportChart {...{ title, chart, counted }} />
        </Suspense>
      )
  }
}
