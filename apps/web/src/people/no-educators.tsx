import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { isGranted } from '../api/session.ts'
import type { ListAddress } from '../frame/list/list-address.ts'
import { NoneFound } from '../frame/list/none-found.tsx'
import { schoolsIn } from '../frame/navigation/chosen-school.ts'
import { useUser } from '../frame/use-user.ts'

const filters = ['state', 'grades[]', 'subjects[]', 'missing[]', 'waited']

interface Props {
  readonly list: ListAddress
  readonly mayAdd: boolean
}

/** Says why nobody is listed: nobody was found, or there is nobody to be seen. */
export function NoEducators({ list, mayAdd }: Props) {
  const { roles, security } = useUser()
  const isAsked = ['search', ...filters].some((name) => list.search.has(name))
  if (isAsked) {
    return <NoneFound list={list} searched="name, subject or room" filters={['school', ...filters]} />
  }
  const [school, ...others] = schoolsIn(list.search)
  const at = school && others.length === 0 ? ` at ${school.name}` : ''
  const elsewhere = at && <p>To see another school, choose it at the top.</p>
  if (mayAdd) {
    return (
      <Empty title={`No educators${at} yet`}>
        <p>Visits begin with somebody to visit.</p>
        {elsewhere}
        <Button component={Link} to="/educators/create">
          Add an educator
        </Button>
      </Empty>
    )
  }
  if (isGranted(roles, 'observation.create')) {
    return (
      <Empty title={`No one to visit${at} yet`}>
        <p>The educators you may visit will be here. Your principal can assign them to you.</p>
        {elsewhere}
      </Empty>
    )
  }
  if (security.roles.includes('teacher')) {
    return (
      <Empty title="You are not on the roster yet">
        <p>Only your own page will be here. Your principal can add you.</p>
      </Empty>
    )
  }
  return (
    <Empty title="Your role does not include educators">
      <p>Pages of single educators are for those who visit them. Your district can change your role.</p>
    </Empty>
  )
}
