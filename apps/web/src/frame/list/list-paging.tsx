import { Button } from '@mantine/core'
import { Link, type To } from 'react-router'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'

interface Props {
  readonly list: ListAddress
  readonly first: number
  readonly shown: number
  readonly found: number
  readonly next: string | null
  readonly previous: string | null
}

export function ListPaging({ list, first, shown, found, next, previous }: Props) {
  return (
    <footer className={styles.paging}>
      <p role="status">
        {first} to {first + shown - 1} of {found}
      </p>
      <Turn words="Previous" to={previous && list.choosing({ before: previous })} />
      <Turn words="Next" to={next && list.choosing({ after: next })} />
    </footer>
  )
}

interface TurnProps {
  readonly words: string
  /** Where there is no such page: null. */
  readonly to: To | null
}

function Turn({ words, to }: TurnProps) {
  if (!to) {
    return (
      <Button variant="default" disabled>
        {words}
      </Button>
    )
  }
  return (
    <Button variant="default" component={Link} to={to}>
      {words}
    </Button>
  )
}
