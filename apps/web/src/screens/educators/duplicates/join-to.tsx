import type { EducatorRow } from '@corridor/contract/people/educators'
import type { EducatorId } from '@corridor/domain/people/ids'
import { Card } from '@corridor/ui/card'
import { TextInput, UnstyledButton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract, query } from '../../../api/client.ts'
import styles from './duplicates.module.css'
import { PairCard } from './pair-card.tsx'

/** Finds the known educator whom somebody added at the door is to be merged with. */
export function JoinTo({ id }: { readonly id: EducatorId }) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<EducatorId | null>(null)
  const { data } = useQuery({
    ...query(contract.educators.list, { query: { search, limit: 8 } }),
    enabled: search.trim() !== '' && chosen === null,
    placeholderData: keepPreviousData,
  })
  const pair = useQuery({
    ...query(contract.educatorSets.beside, { params: { educatorId: chosen ?? id, otherId: id } }),
    enabled: chosen !== null,
  })
  const others = search.trim() === '' ? [] : (data?.items ?? []).filter((it) => it.id !== id)
  return (
    <>
      <Card
        title="Who is it?"
        subtitle="Their visits move to the one you choose, who stays at their own schools; nobody’s group grows"
      >
        <TextInput
          label="Search educators"
          value={search}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            setChosen(null)
          }}
        />
        {chosen === null && (
          <ul className={styles.others} aria-label="Found">
            {others.map((it) => (
              <li key={it.id}>
                <UnstyledButton onClick={() => setChosen(it.id)}>
                  <strong>{it.name}</strong>
                  <small>{aboutOf(it)}</small>
                </UnstyledButton>
              </li>
            ))}
            {data && others.length === 0 && search.trim() !== '' && <li>No one found.</li>}
          </ul>
        )}
        {pair.error && chosen !== null && <p role="alert">You cannot change both of them.</p>}
      </Card>
      {pair.data && chosen !== null && <PairCard pair={pair.data} isChosen />}
    </>
  )
}

function aboutOf({ subject, room, schools }: EducatorRow): string {
  return [subject, room, ...schools.map(({ name }) => name)].filter((it) => it).join(' · ')
}
