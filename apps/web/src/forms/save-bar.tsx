import { Button } from '@mantine/core'
import styles from './save-bar.module.css'

interface Props {
  /** Says what is not saved, and for whom that matters. */
  readonly words: string
  /** The verb on the button: “Publish”. */
  readonly save: string
  readonly isSaving: boolean
  readonly onUndo: () => void
  readonly onSave: () => void
}

/** A bar that saves changes that concern others. It appears with the first one, and stays in sight. */
export function SaveBar({ words, save, isSaving, onUndo, onSave }: Props) {
  return (
    <section className={styles.bar} aria-label="Not saved">
      <p role="status">{words}</p>
      <div className={styles.actions}>
        <Button variant="default" className={styles.undo ?? ''} disabled={isSaving} onClick={onUndo}>
          Undo
        </Button>
        <Button className={styles.save ?? ''} loading={isSaving} onClick={onSave}>
          {save}
        </Button>
      </div>
    </section>
  )
}
