import type { Kept } from '@corridor/contract/reports/follow-through'
import type { DistrictHome, SchoolFigures } from '@corridor/contract/reports/homes'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { RowLink } from '../../../frame/list/row-link.tsx'
import { ALL, keepSchoolsOnBack } from '../../../frame/navigation/chosen-school.ts'
import { schoolAddress } from './district-addresses.ts'
import styles from './schools-card.module.css'
import { leftOutWords, nameIn, percentOf, TOO_FEW } from './schools-words.ts'

interface Props {
  readonly home: DistrictHome
}

interface RowProps extends Props {
  readonly school: DistrictHome['schools'][number]
}

export function SchoolRow({ home, school }: RowProps) {
  const { id, name, principals, week, coverage } = school
  const [search] = useSearchParams()
  return (
    <tr>
      <th scope="row">
        <RowLink to={schoolAddress(home, id)} onClick={() => keepSchoolsOnBack('/', search, ALL)}>
          {nameIn(home, name)}
        </RowLink>
        <small>{principals.join(', ')}</small>
        <IconChevronRight className={styles.open} size={18} stroke={1.8} aria-hidden />
      </th>
      <Cell label="Visits this week" of={[week.visits, week.goal]}>
        {week.goal === null && <small>no goal set</small>}
      </Cell>
      <Figures figures={school} coverageNote={coverage && waitWords(coverage)} />
    </tr>
  )
}

export function TotalRow({ home }: Props) {
  const { total } = home
  const { coverage } = total
  return (
    <tr>
      <th scope="row">
        All schools
        <small>{leftOutWords(home)}</small>
      </th>
      <Cell label="Visits this week" of={[total.week.visits, total.week.goal]} hasBar={false}>
        <small>week so far</small>
      </Cell>
      <Figures
        figures={total}
        isTotal
        coverageNote={coverage && { value: coverage.unvisited, note: 'no visit yet' }}
      />
    </tr>
  )
}

interface FiguresProps {
  readonly figures: SchoolFigures
  /** What stands beside the educators visited: the longest wait or, in the total row, how many have no visit yet. */
  readonly coverageNote: { readonly value: number | string; readonly note: string } | null
  readonly isTotal?: boolean
}

/** The figures about people, where they may be told. */
function Figures({ figures: { coverage, follow }, coverageNote, isTotal = false }: FiguresProps) {
  if (!coverage && !follow) return <TooFew columns={4} />
  return (
    <>
      {coverage && coverageNote ? (
        <>
          <Cell label="Educators visited" of={[coverage.visited, coverage.educators]} hasBar={!isTotal}>
            <small>{percentOf(coverage.visited, coverage.educators)}</small>
          </Cell>
          <td data-label={isTotal ? 'Educators' : 'Longest wait'}>
            <b>{coverageNote.value}</b>
            <small>{coverageNote.note}</small>
          </td>
        </>
      ) : (
        <TooFew columns={2} />
      )}
      {follow ? (
        <>
          <Rate label="Sent within 1 school day" kept={follow.sentInTime} />
          <Rate label="Reply or talk within 5 days" kept={follow.answered} />
        </>
      ) : (
        <TooFew columns={2} />
      )}
    </>
  )
}

interface CellProps {
  readonly label: string
  /** A number, and the number it is out of; null: there is no goal. */
  readonly of: readonly [n: number, of: number | null]
  readonly hasBar?: boolean
  readonly children?: ReactNode
}

function Cell({ label, of: [n, of], hasBar = of !== null, children }: CellProps) {
  return (
    <td data-label={label}>
      <span className={styles.figure}>
        <span>
          <b>{n}</b>
          {of !== null && ` of ${of}`}
        </span>
        {children}
      </span>
      {hasBar && (
        <span className={styles.track} aria-hidden>
          <span style={{ width: `${Math.min(100, (100 * n) / Math.max(1, of ?? 0))}%` }} />
        </span>
      )}
    </td>
  )
}

function Rate({ label, kept: { kept, due } }: { readonly label: string; readonly kept: Kept }) {
  return (
    <td data-label={label}>
      {due === 0 ? (
        <small>none due yet</small>
      ) : (
        <>
          <b>
            {kept} of {due}
          </b>
          <small>{percentOf(kept, due)}</small>
        </>
      )}
    </td>
  )
}

function TooFew({ columns }: { readonly columns: number }) {
  return (
    <td colSpan={columns} className={styles.few}>
      <span>{TOO_FEW}</span>
    </td>
  )
}

function waitWords({ educators, longestWait, unvisited }: NonNullable<SchoolFigures['coverage']>) {
  if (educators === 0) return { value: '–', note: 'no educators yet' }
  return {
    value: longestWait ?? '–',
    note: unvisited === 0 ? 'all visited' : `${unvisited} no visit yet`,
  }
}
