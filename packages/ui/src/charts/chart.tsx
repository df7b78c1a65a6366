import type { Block } from '@corridor/domain/report/block'
import { Ribbon } from './ribbon.tsx'
import { Run } from './run/run.tsx'
import { StackedBars } from './stacked/stacked-bars.tsx'

type ChartBlock = Extract<Block, { kind: 'chart' }>

/** A chart of a record. Reports have more shapes, and draw those themselves: no record waits for their code. */
export function Chart({ title, chart, counted }: Pick<ChartBlock, 'title' | 'chart' | 'counted'>) {
  switch (chart.shape) {
    case 'stacked-bars':
      return <StackedBars title={title} chart={chart} counted={counted} />
    case 'ribbon':
      return <Ribbon title={title} chart={chart} counted={counted} />
    case 'run':
      return <Run title={title} chart={chart} counted={counted} />
    default:
      return null
  }
}
