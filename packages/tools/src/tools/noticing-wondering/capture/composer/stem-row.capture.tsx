import { Button } from '@corridor/ui/capture/button'
import { memo } from 'react'
import type { Column } from '../../columns.ts'
import type { Stem } from '../../noticing-wondering.shape.ts'
import styles from './stem-row.module.css'

interface Props {
  readonly stems: readonly Stem[]
  readonly column: Column
  /** `onStem` must be the same function in every render. */
  readonly onStem: (text: string) => void
}

/** Stems of sentences, for a thumb. */
export const StemRow = memo(function StemRow({ stems, column, onStem }: Props) {
  const shown = stems.filter((it) => it.column === column)
  if (shown.length === 0) return null
  return (
    <ul className={styles.stems} aria-label="Stems">
      {shown.map(({ id, text }) => (
        <li key={id}>
          <Button shape="pill" onClick={() => onStem(text)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
})
