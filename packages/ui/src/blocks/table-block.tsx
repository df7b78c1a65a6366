import type { Block } from '@corridor/domain/block'
import { BlockFigure } from './block-figure.tsx'
import { CsvButton } from './csv-button.tsx'
import { DataTable } from './data-table.tsx'

export function TableBlock({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <BlockFigure title={block.title} actions={<CsvButton {...block} />}>
      <DataTable {...block} />
    </BlockFigure>
  )
}
