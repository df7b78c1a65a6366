import type { SchoolId } from '@corridor/domain/ids'
import type { Role } from '@corridor/domain/roles'
import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { educatorsOf } from './user-queries.ts'

interface Props extends Pick<MultiSelectProps, 'value' | 'onChange' | 'error'> {
  readonly role: Role
  readonly school: SchoolId
}

/** The educators somebody is there for. */
export function GroupField({ role, school, ...field }: Props) {
  const { data, isError } = useQuery(educatorsOf(school))
  const isPeer = role === 'peer-observer'
  return (
    <MultiSelect
      size="md"
      label={isPeer ? 'Educators they may visit' : 'Only these educators'}
      description={
        isPeer ? 'Colleagues of the same school.' : 'Optional. Without a choice: the whole school.'
      }
      data={data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      searchable
      placeholder={field.value?.length ? '' : 'Search by name'}
      nothingFoundMessage={isError ? 'The educators could not be loaded. Please try again later.' : 'Nobody'}
      {...field}
    />
  )
}
