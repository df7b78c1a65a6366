import type { Grid } from '@corridor/domain/report/report-shapes'
import { Opened } from '../../blocks/open-figure.tsx'
import { stepOf } from '../plots/report-grounds.tsx'
import styles from './grid-table.module.css'

interface Props {
  readonly title: string
  readonly chart: Grid
}

// A box that scrolls must be reachable by keys.
const scrolls = { className: styles.scroll, tabIndex: 0 }

/** A grid of rows and columns; on a narrow screen it scrolls by itself, and its first column stays. */
export function GridTable({ title, chart: { head, columns, rows } }: Props) {
  return (
    <section {...scrolls} aria-label={`${title}, grid`}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ label, title: whole }) => (
              <th
                key={label}
                scope="col"
                title={whole === label ? undefined : whole}
                aria-label={whole === '' ? label : `${label} ${whole}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.label} ${row.note}`}>
              <th scope="row">
                <Opened opening={row.opens} what={row.label}>
                  {row.label}
                </Opened>
                {row.note !== '' && <small>{row.note}</small>}
              </th>
              {row.hidden === null ? (
                columns.map(({ label }, place) => (
                  <Cell key={label} cell={row.cells[place]} what={`${row.label}, ${label}`} />
                ))
              ) : (
                <td colSpan={Math.max(1, columns.length)}>
                  <span className={styles.hidden}>
                    <span className={styles.reason}>{row.hidden}</span>
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps {
  readonly cell: Grid['rows'][number]['cells'][number] | undefined
  readonly what: string
}

function Cell({ cell, what }: CellProps) {
  const { words = '', step = null, opens } = cell ?? {}
  return (
    <td>
      <Opened opening={opens} className={styles.link} what={words === '' ? what : `${what}: ${words}`}>
        <span className={styles.chip} data-step={step === null ? undefined : stepOf(step)}>
          {words}
        </span>
      </Opened>
    </td>
  )
}
