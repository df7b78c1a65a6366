import type { BlockTable, RowRecord } from '@corridor/domain/report/block'
import { type ColumnWidths, leastWidth } from './column-widths.ts'
import styles from './data-table.module.css'
import { Opened } from './open-figure.tsx'
import { RecordLink } from './row-records.tsx'

interface Props {
  readonly title: string
  readonly table: BlockTable
  readonly widths?: ColumnWidths | undefined
}

// A box that scrolls must be reachable by keys.
const scrolls = { className: styles.scroll, tabIndex: 0 }

/** A table; on a narrow screen it scrolls by itself, and its first column stays. */
export function DataTable({ title, table: { columns, rows, opens, records }, widths }: Props) {
  return (
    <section {...scrolls} aria-label={`${title}, table`}>
      <table className={styles.table} data-fixed={widths && true} style={widths && leastStyle(widths)}>
        {widths && (
          <colgroup>{columns.map(({ title: words }, place) => colOf(words, widths[place]))}</colgroup>
        )}
        <thead>
          <tr>
            {columns.map(({ title: words, isNumber }) => (
              <th key={words} scope="col" data-number={isNumber}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, place) =>
            rowOf({ columns, cells, place, opens: opens?.[place], record: records?.[place] }),
          )}
        </tbody>
      </table>
    </section>
  )
}

/** The padding of a cell. */
const PADDING_PX = 16

function leastStyle(widths: ColumnWidths) {
  return { minWidth: `calc(${leastWidth(widths)}ch + ${widths.length * PADDING_PX}px)` }
}

function colOf(title: string, letters: number | undefined) {
  return <col key={title} style={letters ? { width: `calc(${letters}ch + ${PADDING_PX}px)` } : undefined} />
}

interface Row {
  readonly columns: BlockTable['columns']
  readonly cells: readonly string[]
  readonly place: number
  readonly opens: NonNullable<BlockTable['opens']>[number] | undefined
  readonly record: RowRecord | undefined
}

/** The longest text that is not broken, such as a day: “Sep 29”. */
const SHORT_LETTERS = 6

// Two rows may be alike, so a row’s key is its place.
function rowOf({ columns, cells, place, opens, record }: Row) {
  return (
    <tr key={place}>
      {columns.map(({ title, isNumber }, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        const words = cells[index] ?? ''
        return (
          <Cell
            key={title}
            scope={index === 0 ? 'row' : undefined}
            data-number={isNumber}
            data-short={words.length <= SHORT_LETTERS || undefined}
          >
            <Opened opening={opens?.[index]} what={index === 0 ? words : `${cells[0]}, ${title}: ${words}`}>
              {index === 0 ? <RecordLink record={record}>{words}</RecordLink> : words}
            </Opened>
          </Cell>
        )
      })}
    </tr>
  )
}
