import type { Block } from '@corridor/domain/report/block'
import { Button } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { Chart } from '../charts/chart.tsx'
import { BlockFigure } from './block-figure.tsx'
import { ChartTwin } from './chart-twin.tsx'
import { CsvButton } from './csv-button.tsx'

/** A chart and its table: one or the other on a screen; paper has both. */
export function ChartBlock({ block }: { readonly block: Extract<Block, { kind: 'chart' }> }) {
  const [isTable, setIsTable] = useState(false)
  const Icon = isTable ? IconChartBar : IconTable
  const words = isTable ? 'Chart' : 'Table'
  const actions = (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon size={16} stroke={1.8} />}
        aria-label={`${words} of ${block.title}`}
        aria-keyshortcuts="T"
        onClick={() => setIsTable(!isTable)}
      >
        {words}
      </Button>
      <CsvButton {...block} />
    </>
  )
  return (
    <BlockFigure title={block.title} counted={block.counted} actions={actions}>
      <ChartTwin block={block} isTable={isTable} isBothOnPaper>
        <Chart {...block} />
      </ChartTwin>
    </BlockFigure>
  )
}
