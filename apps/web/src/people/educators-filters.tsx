import type { ListAddress } from '../frame/list/list-address.ts'
import { ListFilter } from '../frame/list/list-filter.tsx'
import styles from '../frame/list/list-filters.module.css'
import { ListSearch } from '../frame/list/list-search.tsx'
import { useUser } from '../frame/use-user.ts'

const states = [
  { value: 'inactive', title: 'Inactive' },
  { value: 'provisional', title: 'Added at the door' },
]

export function EducatorsFilters({ list }: { readonly list: ListAddress }) {
  const { schools } = useUser()
  const choices = schools.map(({ id, name }) => ({ value: String(id), title: name }))
  return (
    <div className={styles.filters}>
      <ListSearch list={list} label="Search educators" placeholder="Name, subject or room" />
      {schools.length > 1 && <ListFilter list={list} part="school" title="School" choices={choices} />}
      <ListFilter list={list} part="state" title="State" usual="Teaching here" choices={states} />
    </div>
  )
}
