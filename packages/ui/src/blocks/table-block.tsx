import type { Block } from '@corridor/domain/report/block'
import { BlockFigure } from './block-figure.tsx'
import type { ColumnWidths } from './column-widths.ts'
import { CsvButton } from './csv-button.tsx'
import { DataTable } from './data-table.tsx'

interface Props {
  readonly block: Extract<Block, { kind: 'table' }>
  readonly widths: ColumnWidths | undefined
}

export function TableBlock({ block, widths }: Props) {
  return (
    <BlockFigure title={block.title} actions={<CsvButton {...block} />}>
      <DataTable {...block} widths={widths} />
    </BlockFigure>
  )
}
