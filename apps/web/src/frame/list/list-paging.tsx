import { Button } from '@mantine/core'
import { Link, type To } from 'react-router'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'

interface Props {
  readonly list: ListAddress
  readonly first: number
  readonly shown: number
  readonly found: number
  /** The number of rows at which counting stopped; absent: all were counted. */
  readonly most?: number
  readonly next: string | null
  readonly previous: string | null
}

export function ListPaging({ list, next, previous, ...place }: Props) {
  return (
    <footer className={styles.paging}>
      <p role="status">{placeWords(place)}</p>
      <Turn words="Previous" to={previous && list.choosing({ before: previous })} />
      <Turn words="Next" to={next && list.choosing({ after: next })} />
    </footer>
  )
}

type Place = Pick<Props, 'first' | 'shown' | 'found' | 'most'>

/** “1,026 to 1,050 of 1,312” */
function placeWords({ first, shown, found, most = Number.POSITIVE_INFINITY }: Place): string {
  const said = (count: number) => count.toLocaleString('en-US')
  const range = `${said(first)} to ${said(first + shown - 1)}`
  if (found < most) return `${range} of ${said(found)}`
  return first < most ? `${range} of ${said(most)} or more` : `Beyond the first ${said(most)}`
}

interface TurnProps {
  readonly words: string
  /** The address of the page; null where there is none. */
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
