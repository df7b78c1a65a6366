import { csvOf } from '@corridor/domain/files/csv'
import type { Block } from '@corridor/domain/report/block'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react'
import { createContext, type ReactNode, use } from 'react'
import { saveFile } from '../save-file.ts'
import styles from './figure-buttons.module.css'

/** Whether the reader may keep files. */
export const MaySave = createContext(true)

/** A block that has a table of its own. */
export type FigureBlock = Extract<Block, { kind: 'chart' | 'table' }>

interface Props {
  readonly block: Pick<FigureBlock, 'kind' | 'table'>
  /** The figure’s name beside other figures of the page. */
  readonly name: string
  readonly isTable: boolean
  /** Whether the table stands beside its chart where a screen has room for both: no button is needed there. */
  readonly isBeside?: boolean
  readonly onTable: (isTable: boolean) => void
}

/** The buttons for the table and the file, as in every head of a report’s cards. */
export function FigureButtons({ block, name, isTable, isBeside = false, onTable }: Props) {
  const other = isTable ? 'Chart' : 'Table'
  const Icon = isTable ? IconChartBar : IconTable
  const maySave = use(MaySave)
  return (
    <div className={styles.buttons} data-beside={isBeside || undefined}>
      {block.kind === 'chart' && (
        <Named label={`${other} of ${name}`} keys="T" onClick={() => onTable(!isTable)}>
          <Icon size={18} stroke={1.8} />
        </Named>
      )}
      {maySave && (
        <Named label={`CSV of ${name}`} onClick={() => saveFile(name, 'csv', csvOf(block.table))}>
          <IconDownload size={18} stroke={1.8} />
        </Named>
      )}
    </div>
  )
}

interface NamedProps {
  readonly label: string
  /** The single key that presses it while the focus is in its card. */
  readonly keys?: string
  readonly onClick: () => void
  readonly children: ReactNode
}

function Named({ label, keys, onClick, children }: NamedProps) {
  return (
    <Tooltip label={label} openDelay={200} events={{ hover: true, focus: true, touch: false }}>
      <ActionIcon
        variant="default"
        size={36}
        radius={8}
        className={styles.button}
        aria-label={label}
        aria-keyshortcuts={keys}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
