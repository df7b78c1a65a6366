import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { isGranted } from '../../../api/session.ts'
import type { ListAddress } from '../../../frame/list/list-address.ts'
import { useUser } from '../../../frame/use-user.ts'

const filters = ['school', 'educator', 'tool', 'status', 'by', 'from', 'to']

/** Says that no observation is found, or that there is none yet. */
export function NoObservations({ list }: { readonly list: ListAddress }) {
  const { roles, security } = useUser()
  const isAsked = ['search', ...filters].some((name) => list.search.has(name))
  if (isAsked) return <NothingFound list={list} />
  if (isGranted(roles, 'observation.create')) {
    return (
      <Empty title="No visits yet">
        <p>Your first one can take five minutes.</p>
        <Button
          component={Link}
          to="/observations/start"
          color="var(--accent)"
          c="var(--on-accent)"
          leftSection={<IconDoorEnter size={18} stroke={1.8} />}
        >
          Observe
        </Button>
      </Empty>
    )
  }
  if (security.roles.includes('teacher')) {
    return (
      <Empty title="Nothing has been sent to you yet">
        <p>Observations of your lessons will be here once an observer sends them.</p>
      </Empty>
    )
  }
  return (
    <Empty title="Your role does not include single visits">
      <p>They are for those who make them, who were visited, and who lead the school.</p>
    </Empty>
  )
}

function NothingFound({ list }: { readonly list: ListAddress }) {
  const word = list.search.get('search')
  const isFiltered = filters.some((name) => list.search.has(name))
  const everything = Object.fromEntries(['search', ...filters].map((name) => [name, '']))
  return (
    <Empty title="No observations found">
      <p role="status">
        {word ? `No educator or observer with “${word}”` : 'None'}
        {isFiltered ? ' among those you chose.' : '.'}
      </p>
      <Button variant="default" component={Link} to={list.choosing(everything)}>
        {word ? 'Clear search' : 'Show all'}
      </Button>
    </Empty>
  )
}
