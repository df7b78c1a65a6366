import type { CoverageRow, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { VisuallyHidden } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './coverage-grid.module.css'

const LONG_WAIT_DAYS = 20

type Coverage = SchoolDashboard['coverage']
type Week = Coverage['weeks'][number]

interface Props extends Coverage {
  /** A phone starts with the longest waits and the last weeks. */
  readonly isWhole: boolean
}

export function CoverageGrid({ weeks, rows, isWhole }: Props) {
  const scrolled = useNewestInView(weeks.length, isWhole)
  return (
    <section
      ref={scrolled}
      className={styles.scroll}
      data-whole={isWhole || undefined}
      aria-label="Visits per week, by educator"
    >
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">Educator</th>
            <th scope="col" className={styles.teaching}>
              Grade, subject
            </th>
            {weeks.map(({ monday }, index) => (
              <th
                key={monday}
                scope="col"
                className={styles.week}
                data-now={index === weeks.length - 1 || undefined}
              >
                {shortDay(monday)}
              </th>
            ))}
            <th scope="col" className={styles.total}>
              Total
            </th>
            <th scope="col" className={styles.since}>
              <span className={styles.wide}>School days since</span>
              <span className={styles.narrow}>Days</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.educator.id} row={row} weeks={weeks} />
          ))}
        </tbody>
        <tfoot>
          <Sums weeks={weeks} rows={rows} />
        </tfoot>
      </table>
    </section>
  )
}

/** A year has more weeks than fit: the last ones show first, and who scrolls back stays there. */
function useNewestInView(weeks: number, isWhole: boolean) {
  const scrolled = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = scrolled
    if (current && (weeks > 0 || isWhole)) current.scrollLeft = current.scrollWidth
  }, [weeks, isWhole])
  return scrolled
}

function Row({ row, weeks }: { readonly row: CoverageRow; readonly weeks: readonly Week[] }) {
  const { educator, total, schoolDaysSince } = row
  const isLong = schoolDaysSince === null || schoolDaysSince >= LONG_WAIT_DAYS
  return (
    <tr>
      <th scope="row">
        <Link to={`/educators/${educator.id}`}>{educator.name}</Link>
      </th>
      <td className={styles.teaching}>{educator.teaching}</td>
      {weeks.map((week, index) => (
        <td key={week.monday} className={styles.week}>
          <Cell week={week} visits={row.weeks[index] ?? null} />
        </td>
      ))}
      <td className={styles.total}>{total}</td>
      <td className={styles.since} data-long={isLong || undefined}>
        {schoolDaysSince ?? (
          <>
            <span className={styles.wide}>No visit yet</span>
            <span className={styles.narrow}>None</span>
          </>
        )}
      </td>
    </tr>
  )
}

function Cell({ week, visits }: { readonly week: Week; readonly visits: number | null }) {
  if (week.closure && !visits) {
    return (
      <i data-closed title={week.closure}>
        <VisuallyHidden>{week.closure}</VisuallyHidden>
      </i>
    )
  }
  if (visits === null) return <VisuallyHidden>not here yet</VisuallyHidden>
  return (
    <i
      data-count={Math.min(visits, 3)}
      title={`${counted(visits, 'visit')}, week of ${shortDay(week.monday)}`}
    >
      {visits > 0 ? visits : <VisuallyHidden>0</VisuallyHidden>}
    </i>
  )
}

function Sums({ weeks, rows }: Coverage) {
  return (
    <tr>
      <th scope="row">Visits in week</th>
      <td className={styles.teaching} />
      {weeks.map((week, index) => {
        const visits = rows.reduce((sum, row) => sum + (row.weeks[index] ?? 0), 0)
        return (
          <td key={week.monday} className={styles.week}>
            {week.closure && visits === 0 ? '' : visits}
          </td>
        )
      })}
      <td className={styles.total}>{rows.reduce((sum, row) => sum + row.total, 0)}</td>
      <td className={styles.since} />
    </tr>
  )
}
