import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { type ChangedField, changedFields, type PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import { fieldTitles } from '@corridor/domain/roster/roster-words'
import { counted, grouped } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import roster from '../roster.module.css'
import { planAt, startOf } from '../roster-queries.ts'
import { Paging } from './paging.tsx'
import styles from './plan.module.css'
import { PlanPeople } from './plan-people.tsx'

const titles: Readonly<Record<PlanKind, string>> = {
  new: 'new',
  changed: 'changed',
  leaving: 'leaving',
  unchanged: 'unchanged',
  fault: 'rows with faults',
  invite: 'to invite',
}
const about: Readonly<Record<PlanKind, string>> = {
  new: 'Nobody here has their id or address.',
  changed: 'Field by field. Found by id or address, so a new name is the same person.',
  leaving: 'Set inactive. Their visits and reports stay.',
  unchanged: 'Nothing to do.',
  fault: '',
  invite: 'Suggestions. You invite each with a role of your choice.',
}
const aboutUsers = 'Found by address. A file changes job titles alone.'

/** The people in one part of a check, a page at a time. */
export function PlanCard({ it, kind }: { readonly it: RosterImport; readonly kind: PlanKind }) {
  const [typed, setTyped] = useState('')
  const [field, setField] = useState<ChangedField | null>(null)
  const [asked, setSkip] = useState(0)
  const skip = startOf(asked, it.counts[kind])
  const search = useDeferredValue(typed.trim())
  const page = useQuery(planAt(it, { kind, search, field, skip })).data
  const items = page?.items ?? []
  const found = page?.found ?? 0
  return (
    <Card
      title={`${grouped(it.counts[kind])} ${titles[kind]}`}
      subtitle={it.who === 'users' && kind === 'changed' ? aboutUsers : about[kind]}
      className={styles.plan}
      aside={
        <div className={styles.filters}>
          <TextInput
            aria-label="Name, id or field"
            placeholder="Name, id or field"
            leftSection={<IconSearch size={16} stroke={1.8} />}
            value={typed}
            maxLength={100}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setSkip(0)
            }}
          />
          {kind === 'changed' && it.who === 'educators' && (
            <Select
              size="md"
              aria-label="Field"
              placeholder="All fields"
              clearable
              data={changedFields.map((value) => ({ value, label: fieldTitles[value] }))}
              value={field}
              onChange={(value) => {
                setField(changedFields.find((known) => known === value) ?? null)
                setSkip(0)
              }}
            />
          )}
        </div>
      }
    >
      {items.length === 0 ? (
        <p className={roster.small}>{page ? 'Nobody here.' : 'Looking…'}</p>
      ) : (
        <PlanPeople items={items} kind={kind} isAhead={it.state === 'checked'} />
      )}
      {found > 0 && (
        <Paging
          skip={skip}
          found={found}
          what={`${counted(found, 'person', 'people')}${kind === 'leaving' ? '' : ', by row'}.`}
          onSkip={setSkip}
        />
      )}
    </Card>
  )
}
