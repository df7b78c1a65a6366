import type { CoverageRow, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import { counted, ENOUGH_FOR_PERCENT, shareOf } from '@corridor/domain/words/count-words'
import { DataTable } from '@corridor/ui/blocks/data-table'
import { FigureButtons } from '@corridor/ui/blocks/figure-buttons'
import { Card } from '@corridor/ui/card'
import { Popover } from '@corridor/ui/popover'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import './coverage-cell.css'
import styles from './coverage-card.module.css'
import { CoverageGrid } from './coverage-grid.tsx'
import { type GridRow, groups, rowsOf, tableOf, visitsAt } from './coverage-rows.ts'

const ROWS_ON_PHONE = 7

interface Props extends Pick<SchoolDashboard, 'coverage' | 'yearStartsOn'> {
  /** The school of all rows; absent: any schools. */
  readonly school?: SchoolDashboard['school']
  readonly today: Day
  /** The observer whose visits are counted; absent: all. */
  readonly observer?: number | undefined
}

export function CoverageCard({ coverage, school, yearStartsOn, today, observer }: Props) {
  const [search, setSearch] = useSearchParams()
  const [isWhole, setIsWhole] = useState(false)
  const [isTable, setIsTable] = useState(false)
  const group = groups.find(({ value }) => value === search.get('rows'))?.value ?? 'educator'
  const choose = (value: string) =>
    setSearch(
      (parts) => {
        if (value === 'educator') parts.delete('rows')
        else parts.set('rows', value)
        return parts
      },
      { preventScrollReset: true },
    )
  const rows = rowsOf(coverage, group)
  const { weeks } = coverage
  const table = tableOf(group, rows, weeks)
  const place = { school: school?.id, yearStartsOn, today, observer }
  const visitsOf = ({ asks }: GridRow, monday?: Day) => asks && visitsAt(place, asks, monday)
  const name = `Coverage by ${group}`
  return (
    <Card
      title={observer ? 'Coverage by you' : 'Coverage'}
      subtitle={subtitleOf(coverage, rows)}
      className={styles.card}
      aside={
        <div className={styles.tools}>
          <SegmentedControl
            aria-label="Rows of the grid"
            data={groups.map(({ value, title }) => ({ value, label: title }))}
            value={group}
            onChange={choose}
          />
          <FigureButtons
            block={{ kind: 'chart', table }}
            name={name}
            isTable={isTable}
            onTable={setIsTable}
          />
        </div>
      }
    >
      {isTable ? (
        <DataTable title={name} table={table} />
      ) : (
        <>
          <CoverageGrid group={group} weeks={weeks} rows={rows} isWhole={isWhole} visitsOf={visitsOf} />
          {!isWhole && rows.length > ROWS_ON_PHONE && (
            <Button className={styles.whole} variant="default" fullWidth onClick={() => setIsWhole(true)}>
              Show all {rows.length} and every week
            </Button>
          )}
        </>
      )}
      <footer className={styles.footer}>
        <Legend closures={[...new Set(weeks.flatMap(({ closure }) => closure ?? []))]} />
        <span className={styles.concentration}>
          {concentration(coverage.rows, sum(coverage.rows) + (coverage.others?.total ?? 0))}
          <HowCounted />
        </span>
      </footer>
    </Card>
  )
}

function subtitleOf(coverage: SchoolDashboard['coverage'], rows: readonly GridRow[]): string {
  const visited = coverage.rows.filter(({ total }) => total > 0).length
  const visits = rows.reduce((total, row) => total + row.total, 0)
  const order = rows.some(({ since }) => since !== undefined) ? ', longest wait first' : ''
  return `Visits per week${order}. ${visited} of ${counted(coverage.rows.length, 'educator')}, ${counted(visits, 'visit')}.`
}

function HowCounted() {
  return (
    <Popover
      position="top-start"
      width={280}
      target={(toggle) => (
        <ActionIcon
          className={styles.how}
          variant="subtle"
          size={28}
          onClick={toggle}
          aria-label="How this is counted"
        >
          <IconInfoCircle size={18} stroke={1.8} />
        </ActionIcon>
      )}
    >
      <p className={styles.explanation}>
        A visit counts once, however many tools were used in it. Drafts do not count. School days leave out
        weekends and closures.
      </p>
    </Popover>
  )
}

function Legend({ closures }: { readonly closures: readonly string[] }) {
  return (
    <ul className={styles.legend}>
      {['0', '1', '2', '3 or more'].map((label, count) => (
        <li key={label}>
          <i data-count={count} /> {label}
        </li>
      ))}
      {closures.length > 0 && (
        <li>
          <i data-closed /> {closures.join(', ')}, not counted
        </li>
      )}
    </ul>
  )
}

/** Says whether a few rooms get most of the visits, once there are enough of them to tell. */
function concentration(rows: readonly CoverageRow[], visits: number): string {
  const few = Math.ceil(rows.length / 4)
  if (visits < ENOUGH_FOR_PERCENT || few < 2) return ''
  const most = sum([...rows].sort((a, b) => b.total - a.total).slice(0, few))
  return `The ${few} most-visited educators had ${shareOf(most, visits).replace(/ \(|$/, ' visits$&')}.`
}

function sum(rows: readonly CoverageRow[]): number {
  return rows.reduce((total, row) => total + row.total, 0)
}
