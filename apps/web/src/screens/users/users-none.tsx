import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useUsersAddress } from './users-address.ts'

/** Nobody was found. */
export function NoUsers() {
  const { search, choosing } = useUsersAddress()
  const word = search.get('search')
  const isFiltered = ['role', 'school', 'status'].some((name) => search.has(name))
  const everybody = choosing({ search: '', role: '', school: '', status: '' })
  return (
    <Empty title="Nobody found">
      <p role="status">
        {word ? `No name or email with «${word}»` : 'Nobody'}
        {isFiltered ? ' among those you chose.' : '.'}
      </p>
      <Button variant="default" component={Link} to={everybody}>
        {word ? 'Clear search' : 'Show everybody'}
      </Button>
    </Empty>
  )
}
