import { Button } from '@corridor/ui/capture/button'
import { memo } from 'react'
import { type Kind, kindTitles } from '../question-terms.ts'
import styles from './apart-bar.module.css'

interface Props {
  readonly procedural: number
  readonly rhetorical: number
  /** `onApart` must be the same function in every render. */
  readonly onApart: (kind: Kind) => void
}

/** The buttons, under the thumb, for questions that stay out of the mix. */
export const ApartBar = memo(function ApartBar({ procedural, rhetorical, onApart }: Props) {
  const counts = { procedural, rhetorical }
  return (
    <fieldset className={styles.bar} aria-label="Counted apart">
      {(['procedural', 'rhetorical'] as const).map((kind) => (
        <Button
          key={kind}
          aria-label={`${kindTitles[kind]}, ${counts[kind]}`}
          aria-keyshortcuts={kind === 'procedural' ? 'p' : 'r'}
          onClick={() => onApart(kind)}
        >
          {kindTitles[kind]} <span className={styles.count}>{counts[kind]}</span>
        </Button>
      ))}
    </fieldset>
  )
})
