import type { Block } from '@corridor/domain/block'
import { Ribbon } from './ribbon.tsx'
import { Run } from './run.tsx'
import { StackedBars } from './stacked-bars.tsx'

type ChartBlock = Extract<Block, { kind: 'chart' }>

/** One code draws each shape on the screen and on paper. */
export function Chart({ title, chart, counted }: Pick<ChartBlock, 'title' | 'chart' | 'counted'>) {
  switch (chart.shape) {
    case 'stacked-bars':
      return <StackedBars {...{ title, chart, counted }} />
    case 'ribbon':
      return <Ribbon {...{ title, chart, counted }} />
    case 'run':
      return <Run {...{ title, chart, counted }} />
  }
}
