import type { BlockTable } from '@corridor/domain/report/block'
import { use } from 'react'
import { RecordLink, RowRecords } from './row-records.tsx'
import styles from './timeline.module.css'

interface Props {
  readonly title: string
  readonly table: BlockTable
}

/** Observations under each other: the tool with its icon, below it what became of it and who observed. */
export function Timeline({ title, table: { rows, records } }: Props) {
  const looks = use(RowRecords)
  return (
    <ol className={styles.lines} aria-label={title} data-list>
      {rows.map(([day = '', tool = '', status = '', observer = ''], place) => {
        const record = records?.[place]
        return (
          <li key={record?.id ?? place}>
            <span className={styles.day} data-same={day === rows[place - 1]?.[0] || undefined}>
              {day}
            </span>
            <span className={styles.icon} data-talk={record?.toolTypeId === CONFERENCE || undefined}>
              {record && looks?.iconOf(record)}
            </span>
            <div>
              <strong>
                <RecordLink record={record}>{tool}</RecordLink>
              </strong>
              <p>
                {status} · {observer}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The tool type of conferences, which stand out from the visits around them. */
const CONFERENCE = 10
