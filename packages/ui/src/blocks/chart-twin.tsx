import type { Block, BlockTable } from '@corridor/domain/report/block'
import type { ReactNode } from 'react'
import styles from './chart-block.module.css'
import { DataTable } from './data-table.tsx'

interface Props {
  readonly block: Extract<Block, { kind: 'chart' }>
  readonly isTable: boolean
  /** Printed: both, or the one that is shown. */
  readonly isBothOnPaper: boolean
  /** The chart, drawn. */
  readonly children: ReactNode
}

/** The cells of a grid open the same from its table, in which they stand last in their rows. */
function tableOf({ chart, table }: Props['block']): BlockTable {
  if (chart.shape !== 'grid' || table.opens) return table
  const before = table.columns.length - chart.columns.length
  const opens = chart.rows.map((row) =>
    table.columns.map((_, place) => (place < before ? row : row.cells[place - before])?.opens ?? null),
  )
  return { ...table, opens }
}

/** A chart and its table: one or the other on a screen. */
export function ChartTwin({ block, isTable, isBothOnPaper, children }: Props) {
  const onPaper = isBothOnPaper || undefined
  return (
    <>
      <div className={styles.twin} hidden={isTable} data-on-paper={onPaper}>
        {children}
      </div>
      <div className={styles.twin} hidden={!isTable} data-on-paper={onPaper}>
        <DataTable title={block.title} table={tableOf(block)} />
      </div>
    </>
  )
}
