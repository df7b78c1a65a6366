import type { RowRecord } from '@corridor/domain/report/block'
import { createContext, type ReactNode, use } from 'react'

/** How a page shows the observations that rows of a table are about. */
export interface RecordLooks {
  readonly addressOf: (record: RowRecord) => string
  readonly iconOf: (record: RowRecord) => ReactNode
}

/** Makes rows links to what they are about; without it none is. */
export const RowRecords = createContext<RecordLooks | undefined>(undefined)

interface Props {
  readonly record: RowRecord | undefined
  readonly children: ReactNode
}

/** Words of a row that link to its observation. */
export function RecordLink({ record, children }: Props) {
  const looks = use(RowRecords)
  return record && looks ? <a href={looks.addressOf(record)}>{children}</a> : children
}
