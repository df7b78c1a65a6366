import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract, query } from '../../api/client.ts'

interface Person {
  readonly id: number
  readonly name: string
}

interface Props {
  readonly value: Person | null
  readonly onChange: (person: Person | null) => void
}

const PAUSE_MS = 200

/** A field that finds one educator by a part of the name. */
export function EducatorField({ value, onChange }: Props) {
  const [typed, setTyped] = useState(value?.name ?? '')
  const [search] = useDebouncedValue(typed === value?.name ? '' : typed.trim(), PAUSE_MS)
  const { data, isError } = useQuery({
    ...query(contract.educators.list, { query: { search: search || undefined } }),
    placeholderData: keepPreviousData,
  })
  // Namesakes are told apart by their schools.
  const found = (data?.items ?? []).map(({ id, name, schools }) => ({
    id,
    name: [name, ...schools.map((it) => it.name)].join(', '),
  }))
  const offered = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <Select
      label="Educator"
      size="md"
      placeholder="Search by name"
      searchable
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      // The server has filtered already, by subjects and rooms too.
      filter={({ options }) => options}
      value={value ? String(value.id) : null}
      onChange={(chosen) => onChange(offered.find(({ id }) => String(id) === chosen) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={isError ? 'The educators could not be loaded. Please try again later.' : 'Nobody'}
      withScrollArea={false}
      maxDropdownHeight={280}
      comboboxProps={{ withinPortal: true }}
    />
  )
}
