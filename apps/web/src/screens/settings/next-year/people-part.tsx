import type { Rollover } from '@corridor/contract/district/rollover'
import { SchoolId } from '@corridor/domain/people/ids'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract, query } from '../../../api/client.ts'
import styles from './next-year.module.css'
import { PersonRow } from './person-row.tsx'
import type { Plan } from './use-plan.ts'

interface Props {
  readonly plan: Plan
  readonly schools: Rollover['schools']
  readonly onNext: () => void
}

const PAUSE_MS = 250

/** The people of each school: who leaves, who moves, and whose grades change. Everybody else stays. */
export function PeoplePart({ plan, schools, onNext }: Props) {
  const [schoolId, setSchoolId] = useState(schools[0]?.id)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const [turn, setTurn] = useState<{ readonly after?: string; readonly before?: string }>({})
  const { data, isError } = useQuery({
    ...query(contract.educators.list, {
      query: { school: schoolId, search: search || undefined, ...turn },
    }),
    placeholderData: keepPreviousData,
  })
  const { leaving, moving, grades } = plan.content
  return (
    <Card
      title="People"
      subtitle={`Everybody stays unless you say otherwise. So far ${counted(leaving.length, 'educator leaves', 'educators leave')}, ${counted(moving.length, 'moves', 'move')}, and ${counted(grades.length, 'gets new grades', 'get new grades')}.`}
    >
      <div className={styles.filters}>
        <Select
          size="md"
          label="School"
          data={schools.map(({ id, name, educators }) => ({
            value: String(id),
            label: `${name} (${educators})`,
          }))}
          value={schoolId === undefined ? null : String(schoolId)}
          onChange={(id) => {
            setSchoolId(SchoolId.parse(Number(id)))
            setTurn({})
          }}
          allowDeselect={false}
          searchable
          rightSection={<IconChevronDown size={18} stroke={1.8} />}
        />
        <TextInput
          type="search"
          label="Name, subject or room"
          maxLength={100}
          leftSection={<IconSearch size={18} stroke={1.8} />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setTurn({})
          }}
        />
      </div>
      {isError && <p role="alert">The list could not be loaded. What you chose is kept. Try again later.</p>}
      {data?.items.length === 0 && (
        <p className={styles.none}>Nobody here has this in their name, subject or room.</p>
      )}
      {schoolId !== undefined && data && data.items.length > 0 && (
        <ul className={styles.people} aria-label="Educators">
          {data.items.map((educator) => (
            <PersonRow
              key={`${schoolId} ${educator.id}`}
              plan={plan}
              educator={educator}
              from={schoolId}
              schools={schools}
            />
          ))}
        </ul>
      )}
      {data && data.items.length > 0 && (
        <div className={styles.paging}>
          <p role="status">
            {data.first} to {data.first + data.items.length - 1} of {data.found}
          </p>
          <Button
            variant="default"
            disabled={!data.previous}
            onClick={() => data.previous && setTurn({ before: data.previous })}
          >
            Previous
          </Button>
          <Button
            variant="default"
            disabled={!data.next}
            onClick={() => data.next && setTurn({ after: data.next })}
          >
            Next
          </Button>
        </div>
      )}
      <div className={styles.onward}>
        <Button onClick={onNext}>Next: check</Button>
      </div>
    </Card>
  )
}
