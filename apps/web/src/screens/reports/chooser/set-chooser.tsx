import { counted } from '@corridor/domain/words/count-words'
import { Empty } from '@corridor/ui/empty'
import { Tag } from '@corridor/ui/tag'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import list from '../../../frame/list/list.module.css'
import filters from '../../../frame/list/list-filters.module.css'
import { RowLink } from '../../../frame/list/row-link.tsx'
import { pathOf, reportTitles } from '../../../report/address/report-place.ts'
import { ReportNotLoaded } from '../page/report-not-shown.tsx'
import { setsOf } from '../report-queries.ts'
import styles from './chooser.module.css'
import { ReportsMenu } from './reports-menu.tsx'

interface Props {
  readonly kind: 'look-for' | 'rubric'
}

const words = {
  'look-for': { label: 'Look-for sets', search: 'Search look-for sets', one: 'look-for set' },
  rubric: { label: 'Rubrics', search: 'Search rubrics', one: 'rubric' },
}

/** Chooses the set that the report is about. */
export default function SetChooser({ kind }: Props) {
  const { data, error, refetch } = useQuery(setsOf(kind))
  const { search, one } = words[kind]
  const [typed, setTyped] = useState('')
  const word = typed.trim().toLowerCase()
  const found = data?.items.filter(({ name }) => name.toLowerCase().includes(word)) ?? []
  const isEmpty = data?.items.length === 0
  return (
    <>
      <ReportsMenu />
      <PageHeader title={reportTitles[kind]}>Choose which {one} to look at.</PageHeader>
      {!isEmpty && (
        <div className={filters.filters}>
          <TextInput
            className={filters.search ?? ''}
            type="search"
            aria-label={search}
            placeholder="Name"
            leftSection={<IconSearch size={18} stroke={1.8} />}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
      {!data && error && <ReportNotLoaded error={error} onRetry={refetch} />}
      {isEmpty && (
        <Empty title="Nothing to report on yet">
          <p>As soon as somebody has visited with a {one}, it is listed here.</p>
        </Empty>
      )}
      {found.length > 0 && <Sets kind={kind} sets={found} />}
      {data && !isEmpty && found.length === 0 && (
        <Empty title="Nothing found">
          <p role="status">
            No {one} has “{typed.trim()}” in its name.
          </p>
          <Button variant="default" onClick={() => setTyped('')}>
            Clear search
          </Button>
        </Empty>
      )}
    </>
  )
}

interface SetsProps extends Props {
  readonly sets: readonly {
    readonly id: number
    readonly name: string
    readonly isRetired: boolean
    readonly visits: number | null
  }[]
}

function Sets({ kind, sets }: SetsProps) {
  return (
    <section className={list.list} aria-label={words[kind].label}>
      <ul className={styles.sets}>
        {sets.map(({ id, name, isRetired, visits }) => (
          <li key={id}>
            <RowLink to={pathOf({ kind, id })}>{name}</RowLink>
            {isRetired && <Tag>Retired</Tag>}
            {visits !== null && <span className={styles.visits}>{usedWords(visits)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A set without visits that this reader may see may have been used all the same. */
function usedWords(visits: number): string {
  return `${visits === 0 ? 'No visits to show' : counted(visits, 'visit')} this school year`
}
