import type { ReactNode } from 'react'
import type { ListAddress } from '../frame/list/list-address.ts'
import { ListFilter } from '../frame/list/list-filter.tsx'
import styles from '../frame/list/list-filters.module.css'
import { ListSearch } from '../frame/list/list-search.tsx'

const states = [
  { value: 'away', title: 'Not teaching now' },
  { value: 'inactive', title: 'Inactive' },
  { value: 'provisional', title: 'Added at the door' },
]

interface Props {
  readonly list: ListAddress
  /** Further filters. */
  readonly children?: ReactNode
}

export function EducatorsFilters({ list, children }: Props) {
  return (
    <div className={styles.filters}>
      <ListSearch list={list} label="Search educators" placeholder="Name, subject or room" />
      <ListFilter list={list} part="state" title="State" usual="Teaching here" choices={states} />
      {children}
    </div>
  )
}
