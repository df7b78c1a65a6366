import type { Block } from '@corridor/domain/report/block'
import { Fragment, type ReactNode } from 'react'
import { BlockFigure } from './block-figure.tsx'
import styles from './blocks.module.css'
import { ChartBlock } from './chart-block.tsx'
import { type ColumnWidths, columnWidths } from './column-widths.ts'
import { CsvButton } from './csv-button.tsx'
import { DataTable } from './data-table.tsx'
import { EntriesBlock } from './entries-block.tsx'
import { FactsStrip } from './facts-strip.tsx'
import { FilesBlock } from './files-block.tsx'

interface BlocksProps {
  readonly blocks: readonly Block[]
  /** Draws something before a block, by the block’s place. */
  readonly before?: (place: number) => ReactNode
  readonly after?: (place: number) => ReactNode
}

/** The blocks of a record or a report. */
export function Blocks(props: BlocksProps) {
  return (
    <div className={styles.blocks}>{props.blocks.map((block, place) => placed(block, place, props))}</div>
  )
}

// The blocks of a record keep their places, so a place is a key.
function placed(block: Block, place: number, { blocks, before, after }: BlocksProps) {
  return (
    <Fragment key={place}>
      {before?.(place)}
      {drawn(block, blocks)}
      {after?.(place)}
    </Fragment>
  )
}

function drawn(block: Block, blocks: readonly Block[]) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'facts':
      return <FactsStrip items={block.items} />
    case 'table':
      return <TableBlock block={block} widths={columnWidths(blocks, block.table)} />
    case 'chart':
      return <ChartBlock block={block} />
    case 'entries':
      return <EntriesBlock {...block} />
    case 'files':
      return <FilesBlock {...block} />
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>{block.text}</blockquote>
          {block.by && <figcaption>{block.by}</figcaption>}
        </figure>
      )
    case 'note':
      return <p className={styles.note}>{block.text}</p>
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
