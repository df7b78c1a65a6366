import type { CoverageRow, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Popover } from '@corridor/ui/popover'
import { ActionIcon, Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import './coverage-cell.css'
import styles from './coverage-card.module.css'
import { CoverageGrid } from './coverage-grid.tsx'

const ROWS_ON_PHONE = 7

interface Props extends Pick<SchoolDashboard['coverage'], 'weeks' | 'rows'> {
  /** Only the reader's own visits are counted. */
  readonly isOwnAlone?: boolean
}

export function CoverageCard({ weeks, rows, isOwnAlone = false }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const visits = sum(rows)
  const visited = rows.filter(({ total }) => total > 0).length
  return (
    <Card
      title="Coverage"
      subtitle={`${isOwnAlone ? 'Your visits' : 'Visits'} per week, longest wait first. ${visited} of ${counted(rows.length, 'educator')}, ${counted(visits, 'visit')}.`}
      aside={<HowCounted />}
    >
      <CoverageGrid weeks={weeks} rows={rows} isWhole={isWhole} />
      {!isWhole && rows.length > ROWS_ON_PHONE && (
        <Button className={styles.whole} variant="default" fullWidth onClick={() => setIsWhole(true)}>
          Show all {rows.length} and every week
        </Button>
      )}
      <footer className={styles.footer}>
        <Legend closures={[...new Set(weeks.flatMap(({ closure }) => closure ?? []))]} />
        <span>{concentration(rows, visits)}</span>
      </footer>
    </Card>
  )
}

function HowCounted() {
  return (
    <Popover
      position="bottom-end"
      width={280}
      target={(toggle) => (
        <ActionIcon variant="default" size={36} onClick={toggle} aria-label="How this is counted">
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

/** Whether a few rooms get most of the visits. */
function concentration(rows: readonly CoverageRow[], visits: number): string {
  const few = Math.ceil(rows.length / 4)
  if (visits === 0 || few < 2) return ''
  const most = sum([...rows].sort((a, b) => b.total - a.total).slice(0, few))
  return `The ${few} most-visited educators had ${shareOf(most, visits).replace(/ \(|$/, ' visits$&')}.`
}

function sum(rows: readonly CoverageRow[]): number {
  return rows.reduce((total, row) => total + row.total, 0)
}
