import type { SchoolId } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import type { MultiSelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { educatorsOf } from '../user-queries.ts'
import { ChipsField } from './chips-field.tsx'

interface Educator {
  readonly id: number
  readonly name: string
}

interface Props extends Pick<MultiSelectProps, 'value' | 'onChange' | 'error'> {
  readonly role: Role
  readonly school: SchoolId
  /** Educators who may be in the group without teaching at the school any more. */
  readonly known?: readonly Educator[]
}

/** The field for the educators of a group. */
export function GroupField({ role, school, known = [], ...field }: Props) {
  const { data, isError } = useQuery(educatorsOf(school))
  const kept = known.filter(({ id }) => field.value?.includes(String(id)))
  const offered = new Map([...kept, ...(data?.items ?? [])].map(({ id, name }) => [String(id), name]))
  const isPeer = role === 'peer-observer'
  return (
    <ChipsField
      label={isPeer ? 'Educators they may visit' : 'Only these educators'}
      description={
        isPeer ? 'Colleagues of the same school.' : 'Optional. Without a choice: the whole school.'
      }
      data={[...offered].map(([value, label]) => ({ value, label }))}
      placeholder={field.value?.length ? '' : 'Search by name'}
      nothingFoundMessage={isError ? 'The educators could not be loaded. Please try again later.' : 'Nobody'}
      {...field}
    />
  )
}
