import type { BlockTable } from '@corridor/domain/block'
import styles from './data-table.module.css'

interface Props {
  readonly title: string
  readonly table: BlockTable
}

// A box that scrolls must be reachable by keys.
const scrolls = { className: styles.scroll, tabIndex: 0 }

/** On a narrow screen it scrolls by itself, and its first column stays. */
export function DataTable({ title, table: { columns, rows } }: Props) {
  return (
    <section {...scrolls} aria-label={`${title}, table`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title: words, isNumber }) => (
              <th key={words} scope="col" data-number={isNumber}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map((cells, place) => rowOf(columns, cells, place))}</tbody>
      </table>
    </section>
  )
}

type Columns = BlockTable['columns']

// Two rows may be alike; their places are not.
function rowOf(columns: Columns, cells: readonly string[], place: number) {
  return (
    <tr key={place}>
      {columns.map(({ title, isNumber }, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        return (
          <Cell key={title} scope={index === 0 ? 'row' : undefined} data-number={isNumber}>
            {cells[index]}
          </Cell>
        )
      })}
    </tr>
  )
}
