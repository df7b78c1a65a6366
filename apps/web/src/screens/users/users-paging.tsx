import { Button } from '@mantine/core'
import { Link } from 'react-router'
import styles from './users.module.css'
import { useUsersAddress } from './users-address.ts'

interface Props {
  readonly first: number
  readonly shown: number
  readonly found: number
  readonly next: string | null
  readonly previous: string | null
}

export function UsersPaging({ first, shown, found, next, previous }: Props) {
  return (
    <footer className={styles.paging}>
      <p role="status">
        {first} to {first + shown - 1} of {found}
      </p>
      <Turn words="Previous" part="before" cursor={previous} />
      <Turn words="Next" part="after" cursor={next} />
    </footer>
  )
}

interface TurnProps {
  readonly words: string
  readonly part: 'before' | 'after'
  readonly cursor: string | null
}

function Turn({ words, part, cursor }: TurnProps) {
  const { choosing } = useUsersAddress()
  if (!cursor) {
    return (
      <Button variant="default" disabled>
        {words}
      </Button>
    )
  }
  return (
    <Button variant="default" component={Link} to={choosing({ [part]: cursor })}>
      {words}
    </Button>
  )
}
