import type { Block } from '@corridor/domain/report/block'
import type { ReactNode } from 'react'
import styles from './chart-block.module.css'
import { DataTable } from './data-table.tsx'

interface Props {
  readonly block: Extract<Block, { kind: 'chart' }>
  readonly isTable: boolean
  /** Whether paper gets both chart and table, or the one that is shown. */
  readonly isBothOnPaper: boolean
  /** Whether the table stands beside the chart where a screen has room for both. */
  readonly isBeside?: boolean
  /** The drawn chart. */
  readonly children: ReactNode
}

/** A chart and its table: on a screen one or the other, or both beside each other. */
export function ChartTwin({ block, isTable, isBothOnPaper, isBeside = false, children }: Props) {
  const onPaper = isBothOnPaper || undefined
  const twins = (
    <>
      <div className={styles.twin} hidden={isTable} data-on-paper={onPaper}>
        {children}
      </div>
      <div className={styles.twin} hidden={!isTable} data-on-paper={onPaper}>
        <DataTable {...block} />
      </div>
    </>
  )
  return isBeside ? <div className={styles.beside}>{twins}</div> : twins
}
