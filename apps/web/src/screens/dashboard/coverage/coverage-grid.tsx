import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './coverage-grid.module.css'
import { type GridRow, type Group, groups, type Week, weekSums } from './coverage-rows.ts'

const LONG_WAIT_DAYS = 20

interface Props {
  readonly group: Group
  readonly weeks: readonly Week[]
  readonly rows: readonly GridRow[]
  /** Whether the whole grid shows; a phone starts with the longest waits and the last weeks. */
  readonly isWhole: boolean
  /** The address that lists the visits of a row, of one week or of all. */
  readonly visitsOf: (row: GridRow, monday?: Day) => string | undefined
}

export function CoverageGrid({ group, weeks, rows, isWhole, visitsOf }: Props) {
  const scrolled = useNewestInView(weeks.length, isWhole)
  const isByEducator = group === 'educator'
  const title = groups.find(({ value }) => value === group)?.title
  return (
    <section
      ref={scrolled}
      className={styles.scroll}
      data-whole={isWhole || undefined}
      aria-label={`Visits per week, by ${group}`}
    >
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {isByEducator && (
              <th scope="col" className={styles.teaching}>
                Grade, subject
              </th>
            )}
            {weeks.map(({ monday }, index) => (
              <th
                key={monday}
                scope="col"
                className={styles.week}
                data-now={index === weeks.length - 1 || undefined}
                data-early={index < weeks.length - WEEKS_ON_PHONE || undefined}
              >
                {shortDay(monday)}
              </th>
            ))}
            <th scope="col" className={styles.total}>
              Total
            </th>
            {isByEducator && (
              <th scope="col" className={styles.since}>
                <span className={styles.wide}>School days since</span>
                <span className={styles.narrow}>Days</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} weeks={weeks} isByEducator={isByEducator} visitsOf={visitsOf} />
          ))}
        </tbody>
        <tfoot>
          <Sums weeks={weeks} rows={rows} isByEducator={isByEducator} />
        </tfoot>
      </table>
    </section>
  )
}

const WEEKS_ON_PHONE = 5

/** Keeps the newest weeks in sight, as a year has more than fit; somebody who scrolls back stays there. */
function useNewestInView(weeks: number, isWhole: boolean) {
  const scrolled = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = scrolled
    if (!current || (weeks === 0 && !isWhole)) return
    let isAtNewest = true
    const show = () => {
      if (isAtNewest) current.scrollLeft = current.scrollWidth
    }
    const note = () => {
      isAtNewest = current.scrollLeft + current.clientWidth >= current.scrollWidth - 1
    }
    show()
    current.addEventListener('scroll', note)
    // A window made wider and narrow again shows the newest weeks, too.
    const resized = new ResizeObserver(show)
    resized.observe(current)
    return () => {
      current.removeEventListener('scroll', note)
      resized.disconnect()
    }
  }, [weeks, isWhole])
  return scrolled
}

interface RowProps extends Pick<Props, 'weeks' | 'visitsOf'> {
  readonly row: GridRow
  readonly isByEducator: boolean
}

function Row({ row, weeks, isByEducator, visitsOf }: RowProps) {
  const { name, to, total } = row
  return (
    <tr>
      <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
      {isByEducator && <td className={styles.teaching}>{row.teaching}</td>}
      {weeks.map((week, index) => (
        <td
          key={week.monday}
          className={styles.week}
          data-early={index < weeks.length - WEEKS_ON_PHONE || undefined}
        >
          <Cell week={week} visits={row.weeks[index] ?? null} name={name} to={visitsOf(row, week.monday)} />
        </td>
      ))}
      <td className={styles.total}>
        <Opens to={total > 0 ? visitsOf(row) : undefined} label={`${counted(total, 'visit')}, ${name}`}>
          {total}
        </Opens>
      </td>
      {isByEducator && <Since since={row.since} />}
    </tr>
  )
}

function Since({ since }: { readonly since: number | null | undefined }) {
  if (since === undefined) return <td className={styles.since} />
  return (
    <td className={styles.since} data-long={since === null || since >= LONG_WAIT_DAYS || undefined}>
      {since ?? (
        <>
          <span className={styles.wide}>No visit yet</span>
          <span className={styles.narrow}>None</span>
        </>
      )}
    </td>
  )
}

interface CellProps {
  readonly week: Week
  readonly visits: number | null
  readonly name: string
  readonly to: string | undefined
}

function Cell({ week, visits, name, to }: CellProps) {
  if (week.closure && !visits) {
    return (
      <i data-closed title={week.closure}>
        <VisuallyHidden>{week.closure}</VisuallyHidden>
      </i>
    )
  }
  if (visits === null) return <VisuallyHidden>not here yet</VisuallyHidden>
  const words = `${counted(visits, 'visit')}, week of ${shortDay(week.monday)}`
  if (visits === 0)
    return (
      <i data-count={0} title={words}>
        <VisuallyHidden>0</VisuallyHidden>
      </i>
    )
  return (
    <Opens to={to} label={`${words}, ${name}`}>
      <i data-count={Math.min(visits, 3)} title={words}>
        {visits}
      </i>
    </Opens>
  )
}

interface OpensProps {
  readonly to: string | undefined
  readonly label: string
  readonly children: ReactNode
}

/** A figure that leads to its visits. */
function Opens({ to, label, children }: OpensProps) {
  return to ? (
    <Link className={styles.opens ?? ''} to={to} aria-label={label}>
      {children}
    </Link>
  ) : (
    children
  )
}

function Sums({ weeks, rows, isByEducator }: Pick<RowProps, 'weeks' | 'isByEducator'> & Pick<Props, 'rows'>) {
  const sums = weekSums(rows, weeks)
  return (
    <tr>
      <th scope="row">Visits in week</th>
      {isByEducator && <td className={styles.teaching} />}
      {weeks.map((week, index) => (
        <td
          key={week.monday}
          className={styles.week}
          data-early={index < weeks.length - WEEKS_ON_PHONE || undefined}
        >
          {week.closure && sums[index] === 0 ? '' : sums[index]}
        </td>
      ))}
      <td className={styles.total}>{rows.reduce((sum, row) => sum + row.total, 0)}</td>
      {isByEducator && <td className={styles.since} />}
    </tr>
  )
}
