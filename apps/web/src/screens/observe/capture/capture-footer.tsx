import { Button } from '@corridor/ui/capture/button'
import { IconArrowBackUp, IconDots, IconNote, IconSquare } from '@tabler/icons-react'
import { memo } from 'react'
import styles from './capture-footer.module.css'
import type { SheetName } from './capture-sheet.tsx'
import { shortly } from './undo-words.ts'

interface Props {
  /** What Undo would take back: “seat 16”. */
  readonly undoes: string | undefined
  readonly hint: string
  /** Whether the visit is finished and this is editing. */
  readonly isOver: boolean
  /** What the button finishes: “visit”. */
  readonly what: 'visit' | 'conference'
  readonly onUndo: () => void
  readonly onSheet: (name: SheetName) => void
  readonly onFinish: () => void
}

// The icons are made once: with each tap a word beside them changes.
const icons = {
  undo: <IconArrowBackUp size={20} stroke={1.8} aria-hidden />,
  note: <IconNote size={20} stroke={1.8} aria-hidden />,
  more: <IconDots size={20} stroke={1.8} aria-hidden />,
  finish: <IconSquare size={18} stroke={1.8} aria-hidden />,
}

export const CaptureFooter = memo(function CaptureFooter(props: Props) {
  const { undoes, hint, isOver, what, onUndo, onSheet, onFinish } = props
  return (
    <footer className={styles.footer}>
      <Button
        size="large"
        className={styles.undo}
        // Undo is never disabled: the keyboard would lose its place.
        aria-disabled={undoes === undefined}
        aria-label={undoes === undefined ? 'Undo' : `Undo ${undoes}`}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={onUndo}
        icon={icons.undo}
      >
        <span className={styles.whole}>
          <span>Undo</span>
          {undoes !== undefined && <span>{shortly(undoes)}</span>}
        </span>
      </Button>
      <Button size="large" className={styles.note} onClick={() => onSheet('note')} icon={icons.note}>
        Note
      </Button>
      <Button
        size="large"
        className={styles.more}
        aria-label="More"
        onClick={() => onSheet('more')}
        icon={icons.more}
      />
      <p className={styles.hint}>{hint}</p>
      <Button
        size="large"
        look="brand"
        className={styles.finish}
        onClick={onFinish}
        icon={!isOver && icons.finish}
      >
        <span>
          Finish <span className={styles[isOver ? 'visit' : what]}>{isOver ? 'editing' : what}</span>
        </span>
      </Button>
    </footer>
  )
})
