import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { ListAddress } from './list-address.ts'

interface Props {
  readonly list: ListAddress
  /** What the search looks at: “name or email”. */
  readonly searched: string
  readonly filters: readonly string[]
}

/** Says that nobody fits what was searched and chosen. */
export function NoneFound({ list, searched, filters }: Props) {
  const word = list.search.get('search')
  const isFiltered = filters.some((name) => list.search.has(name))
  const everything = Object.fromEntries(['search', ...filters].map((name) => [name, '']))
  return (
    <Empty title="No one found">
      <p role="status">
        {word ? `No ${searched} with “${word}”` : 'Nobody'}
        {isFiltered ? ' among those you chose.' : '.'}
      </p>
      <Button variant="default" component={Link} to={list.choosing(everything)}>
        {word ? 'Clear search' : 'Show everyone'}
      </Button>
    </Empty>
  )
}
