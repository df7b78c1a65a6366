import { Button, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { ListDay } from '../../frame/list/list-day.tsx'
import { type Filters, searchWith } from './activity-filters.ts'
import { kindChoices } from './activity-words.ts'
import styles from './trail-filters.module.css'

interface Props {
  readonly filters: Filters
  /** The name of the person whose events are shown, where the filter names one. */
  readonly person: string | undefined
}

const kinds = kindChoices()

export function TrailFilters({ filters, person }: Props) {
  const [search, setSearch] = useSearchParams()
  const choose = (name: keyof Filters, value: string) => setSearch(searchWith(search, name, value))
  return (
    <search className={styles.filters}>
      <Select
        label="What happened"
        size="md"
        data={kinds}
        value={filters.event ?? ''}
        onChange={(chosen) => choose('event', chosen ?? '')}
        allowDeselect={false}
        searchable
        nothingFoundMessage="No match."
        // The list itself scrolls: no key would reach a scrolled box around it.
        withScrollArea={false}
        classNames={{ options: styles.choices ?? '' }}
      />
      <ListDay label="From" value={filters.from ?? ''} onChoose={(day) => choose('from', day)} />
      <ListDay label="To" value={filters.to ?? ''} onChoose={(day) => choose('to', day)} />
      {filters.actor && (
        <Button
          className={styles.person}
          variant="default"
          rightSection={<IconX size={16} stroke={1.8} />}
          aria-label={`Show everyone, not only ${person ?? 'one person'}`}
          onClick={() => choose('actor', '')}
        >
          Only {person ?? 'one person'}
        </Button>
      )}
    </search>
  )
}
