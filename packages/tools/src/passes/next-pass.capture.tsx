import { Button } from '@corridor/ui/capture/button'
import { useClock } from '@corridor/ui/capture/use-clock'
import { IconClock } from '@tabler/icons-react'
import { memo } from 'react'
import { dueWords } from './due-words.ts'
import styles from './next-pass.module.css'

interface Props {
  /** “sweep 3” */
  readonly name: string
  /** How far the pass before it is: “Sweep 2: all 24 seen”. */
  readonly sofar: string
  /** Whether everybody was seen in the pass before it. */
  readonly isFree: boolean
  readonly dueAt: number
  /** Whether the pass is one of those planned; a further one is welcome, and nothing waits for it. */
  readonly isPlanned: boolean
  readonly now: () => number
  /** `onStart` must be the same function in every render. */
  readonly onStart: () => void
}

/**
 * The bar with the next pass and when it is due: at the lower edge however far the page is scrolled, and always as
 * high.
 */
export const NextPass = memo(function NextPass(props: Props) {
  const { name, sofar, isFree, dueAt, isPlanned, now, onStart } = props
  const left = dueAt - useClock(now)
  const isDue = isPlanned && left <= 0
  return (
    <section className={styles.next} data-due={isDue || undefined} aria-label="Next">
      <p className={styles.words}>
        <span className={styles.sofar}>{sofar}</span>
        <span className={styles.due}>
          {isDue && <IconClock size={18} stroke={1.8} aria-hidden />}
          {isPlanned ? `${capitalized(name)} ${dueWords(left)}` : `${capitalized(name)} is optional`}
        </span>
      </p>
      {(isFree || isDue) && (
        <Button look={isPlanned ? 'brand' : 'plain'} className={styles.start} onClick={onStart}>
          Start {name}
        </Button>
      )}
    </section>
  )
})

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
