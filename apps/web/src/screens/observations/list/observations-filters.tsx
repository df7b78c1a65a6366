import { observationStatuses, observationStatusTitles } from '@corridor/domain/observation/observation-words'
import { toolViews } from '@corridor/tools/registry/views'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ListAddress } from '../../../frame/list/list-address.ts'
import { ListFilter } from '../../../frame/list/list-filter.tsx'
import styles from '../../../frame/list/list-filters.module.css'
import { ListSearch } from '../../../frame/list/list-search.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { DaysFilter } from './days-filter.tsx'

const tools = toolViews.map(({ id, title }) => ({ value: String(id), title }))
const statuses = [
  { value: 'unsent', title: 'Drafts and unsent' },
  { value: 'not-delivered', title: 'Not delivered' },
  ...observationStatuses.map((value) => ({ value, title: observationStatusTitles[value] })),
]
const observers = [
  { value: 'me', title: 'Me' },
  { value: 'others', title: 'Others' },
]

interface Props {
  readonly list: ListAddress
  /** The schools whose observations the reader may open; somebody with several of their own chooses above the page. */
  readonly schools: readonly { readonly id: number; readonly name: string }[]
  /** The name of the educator whose observations are shown, where it is one educator’s. */
  readonly educator: string | undefined
}

export function ObservationsFilters({ list, schools, educator }: Props) {
  const { security, schools: own } = useUser()
  // A person who is only observed has recorded no observation.
  const isReceiver = security.roles.every((role) => role === 'teacher')
  const places = schools.map(({ id, name }) => ({ value: String(id), title: name }))
  return (
    <div className={styles.filters}>
      <ListSearch
        list={list}
        label="Search observations"
        placeholder={isReceiver ? 'Observer' : 'Educator or observer'}
      />
      {schools.length > 1 && own.length < 2 && (
        <ListFilter list={list} part="school" title="School" choices={places} />
      )}
      <ListFilter list={list} part="tool" title="Tool" choices={tools} />
      <ListFilter
        list={list}
        part="status"
        title="Status"
        choices={isReceiver ? statuses.filter(({ value }) => value !== 'not-delivered') : statuses}
      />
      {!isReceiver && <ListFilter list={list} part="by" title="By" usual="Anybody" choices={observers} />}
      <DaysFilter list={list} />
      {list.search.has('educator') && (
        <Button
          className={styles.filter}
          variant="default"
          component={Link}
          to={list.choosing({ educator: '' })}
          rightSection={<IconX size={16} stroke={1.8} />}
          aria-label={`Show everyone, not only ${educator ?? 'one educator'}`}
        >
          Only <strong>{educator ?? 'one educator'}</strong>
        </Button>
      )}
    </div>
  )
}
