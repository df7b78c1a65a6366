import type { Block } from '@corridor/domain/report/block'
import type { ReactNode } from 'react'
import styles from './chart-block.module.css'
import { DataTable } from './data-table.tsx'

interface Props {
  readonly block: Extract<Block, { kind: 'chart' }>
  readonly isTable: boolean
  /** Whether paper gets both chart and table, or the one that is shown. */
  readonly isBothOnPaper: boolean
  /** The drawn chart. */
  readonly children: ReactNode
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
        <DataTable {...block} />
      </div>
    </>
  )
}
