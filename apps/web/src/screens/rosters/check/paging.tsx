import { grouped } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { PAGE } from '../roster-queries.ts'
import styles from './plan.module.css'

interface Props {
  /** How many come before this page, and how many there are in all. */
  readonly skip: number
  readonly found: number
  /** “people, by row.” */
  readonly what: string
  readonly onSkip: (skip: number) => void
}

/** Which of the rows of a check are shown, and the way to those before and after them. */
export function Paging({ skip, found, what, onSkip }: Props) {
  return (
    <footer className={styles.paging}>
      <span>
        {grouped(skip + 1)} to {grouped(Math.min(skip + PAGE, found))} of {what}
      </span>
      <Button
        variant="default"
        size="xs"
        disabled={skip === 0}
        onClick={() => onSkip(Math.max(0, skip - PAGE))}
      >
        Previous
      </Button>
      <Button variant="default" size="xs" disabled={skip + PAGE >= found} onClick={() => onSkip(skip + PAGE)}>
        Next
      </Button>
    </footer>
  )
}
