import type { BlockTable, RowRecord } from '@corridor/domain/report/block'
import { rowSpans } from '@corridor/domain/report/row-spans'
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

/** A table. On a narrow screen it scrolls, and its first column stays; rows with sentences stand under each other. */
export function DataTable({ title, table, widths }: Props) {
  const { columns, rows, opens, records } = table
  const spans = rowSpans(table)
  return (
    <section {...scrolls} aria-label={`${title}, table`}>
      <table
        className={styles.table}
        data-fixed={widths && true}
        data-stacks={(!widths && isWorded(table)) || undefined}
        style={widths && leastStyle(widths)}
      >
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
            rowOf({
              columns,
              cells,
              place,
              span: spans[place] ?? 1,
              opens: opens?.[place],
              record: records?.[place],
            }),
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
  /** How many rows the first cell stands beside; 0: the first cell of a row above stands beside this one. */
  readonly span: number
  readonly opens: NonNullable<BlockTable['opens']>[number] | undefined
  readonly record: RowRecord | undefined
}

/** The most letters that stay in one line: a day (“Sep 29”, “2, by Oct 27”), a figure (“112 of 1,250 (9%)”). */
const SHORT = { words: 12, figure: 18 }
/** Words of more letters than this are a sentence, which on a phone has room for a few words in each line. */
const LONG = 24

// Two rows may be alike; their places are not.
function rowOf({ columns, cells, place, span, opens, record }: Row) {
  const [name = '', ...others] = cells
  return (
    <tr key={place}>
      {span > 0 && (
        <th scope="row" rowSpan={span > 1 ? span : undefined} {...looksOf(columns[0], name)}>
          <Opened opening={opens?.[0]} what={name}>
            <RecordLink record={record}>{name}</RecordLink>
          </Opened>
        </th>
      )}
      {columns.slice(1).map((column, index) => {
        const words = others[index] ?? ''
        return (
          <td key={column.title} data-title={column.title} {...looksOf(column, words)}>
            <Opened opening={opens?.[index + 1]} what={`${name}, ${column.title}: ${words}`}>
              {words}
            </Opened>
          </td>
        )
      })}
    </tr>
  )
}

/** Whether a table has sentences beside other columns: with little room each row then stands by itself. */
function isWorded({ columns, rows }: BlockTable): boolean {
  const isLong = (words: string, place: number) =>
    place > 0 && words.length > LONG && !columns[place]?.isNumber
  return columns.length > 3 && rows.some((cells) => cells.some(isLong))
}

function looksOf(column: BlockTable['columns'][number] | undefined, words: string) {
  const most = column?.isNumber ? SHORT.figure : SHORT.words
  return {
    'data-number': column?.isNumber,
    'data-short': words.length <= most || undefined,
    'data-long': words.length > LONG || undefined,
  }
}
