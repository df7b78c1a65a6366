import { Button } from '@corridor/ui/capture/button'
import styles from './stems.module.css'

interface Props {
  readonly stems: readonly string[]
  readonly onChoose: (stem: string) => void
}

/** Stems of questions, which show while the text is empty and somebody is about to write. */
export function Stems({ stems, onChoose }: Props) {
  if (stems.length === 0) return null
  return (
    <fieldset className={styles.stems} aria-label="Question stems">
      {stems.map((stem) => (
        <Button
          key={stem}
          className={styles.stem ?? ''}
          // The field keeps the focus: else the stems were gone before the tap is over.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(stem)}
        >
          {stem}
        </Button>
      ))}
    </fieldset>
  )
}
