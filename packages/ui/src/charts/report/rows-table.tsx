import type { Rows } from '@corridor/domain/report/report-shapes'
import { Opened } from '../../blocks/open-figure.tsx'
import legend from '../stacked-legend.module.css'
import { MonthDots, RingLegend } from './month-dots.tsx'
import parts from './parts-bar.module.css'
import { PartsBar, partPaints } from './parts-bar.tsx'
import { RateMark } from './rate-mark.tsx'
import styles from './rows-table.module.css'

interface Props {
  readonly title: string
  readonly chart: Rows
}

// A box that scrolls must be reachable by keys.
const scrolls = { className: styles.box, tabIndex: 0 }

/** A table with one thing a row. Where there is no room for columns, a row becomes an item of lines. */
export function RowsTable({ title, chart }: Props) {
  const { head, bars, rates, columns, rows } = chart
  const hasMonths = rows.some(({ months = [] }) => months.length > 0)
  return (
    <section {...scrolls} aria-label={`${title}, rows`}>
      <table className={styles.rows} aria-label={title} data-cards={hasMonths || undefined}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {bars && <th scope="col">{bars.title}</th>}
            {rates !== null && (
              <th scope="col" className={styles.rate}>
                {rates}
              </th>
            )}
            {columns.map((words) => (
              <th key={words} scope="col" data-number>
                {words}
              </th>
            ))}
            {hasMonths && (
              <th scope="col" className={styles.months}>
                By month
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.code} ${row.label}`}>
              <th scope="row">
                <span className={styles.name}>
                  {row.code !== '' && <span className={styles.code}>{row.code}</span>}
                  <span>{row.label}</span>
                </span>
              </th>
              {bars && (
                <td className={styles.bar}>
                  <PartsBar bars={bars} row={row} />
                </td>
              )}
              {rates !== null && (
                <td className={styles.rate} data-title={rates}>
                  {row.rate && <RateMark rate={row.rate} />}
                </td>
              )}
              {columns.map((words, place) => {
                const cell = row.cells[place]
                return (
                  <td key={words} data-number data-title={words}>
                    <Opened opening={cell?.opens} what={`${nameOf(row)}, ${words}: ${cell?.words ?? ''}`}>
                      {cell?.words}
                    </Opened>
                  </td>
                )
              })}
              {hasMonths && (
                <td className={styles.months}>
                  {row.months && row.months.length > 0 && (
                    <MonthDots name={nameOf(row)} months={row.months} />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {bars && <RowsLegend bars={bars} />}
      {hasMonths && (
        <div className={styles.months}>
          <RingLegend months={rows.flatMap(({ months = [] }) => months)} />
        </div>
      )}
    </section>
  )
}

/** “A1 Students read” */
function nameOf({ code, label }: Rows['rows'][number]): string {
  return code === '' ? label : `${code} ${label}`
}

function RowsLegend({ bars }: { readonly bars: NonNullable<Rows['bars']> }) {
  const paints = partPaints(bars)
  return (
    <ul className={`${legend.legend} ${styles.legend}`}>
      {bars.parts.map(({ key, label }, place) => (
        <li key={key}>
          <span className={parts.swatch} data-paint={paints[place] ?? 'no-opportunity'} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}
