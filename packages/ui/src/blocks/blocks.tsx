import type { Block } from '@corridor/domain/report/block'
import { BlockFigure } from './block-figure.tsx'
import styles from './blocks.module.css'
import { ChartBlock } from './chart-block.tsx'
import { type ColumnWidths, columnWidths } from './column-widths.ts'
import { CsvButton } from './csv-button.tsx'
import { DataTable } from './data-table.tsx'
import { EntriesBlock } from './entries-block.tsx'
import { FactsStrip } from './facts-strip.tsx'
import { FilesBlock } from './files-block.tsx'

/** A record or a report, drawn. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return <div className={styles.blocks}>{blocks.map(drawn)}</div>
}

// The blocks of a record keep their places, so a place is a key.
function drawn(block: Block, place: number, blocks: readonly Block[]) {
  switch (block.kind) {
    case 'heading':
      return <h3 key={place}>{block.text}</h3>
    case 'facts':
      return <FactsStrip key={place} items={block.items} />
    case 'table':
      return <TableBlock key={place} block={block} widths={columnWidths(blocks, block.table)} />
    case 'chart':
      return <ChartBlock key={place} block={block} />
    case 'entries':
      return <EntriesBlock key={place} {...block} />
    case 'files':
      return <FilesBlock key={place} {...block} />
    case 'quote':
      return (
        <figure key={place} className={styles.quote}>
          <blockquote>{block.text}</blockquote>
          {block.by && <figcaption>{block.by}</figcaption>}
        </figure>
      )
    case 'note':
      return (
        <p key={place} className={styles.note}>
          {block.text}
        </p>
      )
  }
}

interface Props {
  readonly block: Extract<Block, { kind: 'table' }>
  readonly widths: ColumnWidths | undefined
}

function TableBlock({ block, widths }: Props) {
  return (
    <BlockFigure title={block.title} actions={<CsvButton {...block} />}>
      <DataTable {...block} widths={widths} />
    </BlockFigure>
  )
}
