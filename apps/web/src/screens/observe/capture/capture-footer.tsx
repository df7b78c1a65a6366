import { IconArrowBackUp, IconDots, IconNote, IconSquare } from '@tabler/icons-react'
import { memo } from 'react'
import styles from './capture-footer.module.css'
import type { SheetName } from './capture-sheet.tsx'

interface Props {
  /** What Undo would take back: “seat 16”. */
  readonly undoes: string | undefined
  readonly hint: string
  /** The timer has stopped: this is editing. */
  readonly isOver: boolean
  readonly onUndo: () => void
  readonly onSheet: (name: SheetName) => void
  readonly onFinish: () => void
}

// Made once: with each tap another word beside them changes.
const icons = {
  undo: <IconArrowBackUp size={20} stroke={1.8} aria-hidden />,
  note: <IconNote size={20} stroke={1.8} aria-hidden />,
  more: <IconDots size={20} stroke={1.8} aria-hidden />,
  finish: <IconSquare size={18} stroke={1.8} aria-hidden />,
}

export const CaptureFooter = memo(function CaptureFooter(props: Props) {
  const { undoes, hint, isOver, onUndo, onSheet, onFinish } = props
  return (
    <footer className={styles.footer}>
      <button
        type="button"
        className={styles.undo}
        // Not disabled: the keyboard would lose its place.
        aria-disabled={undoes === undefined}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={onUndo}
      >
        {icons.undo}
        <span>{undoes === undefined ? 'Undo' : `Undo ${undoes}`}</span>
      </button>
      <button type="button" className={styles.note} onClick={() => onSheet('note')}>
        {icons.note}
        Note
      </button>
      <button type="button" className={styles.more} aria-label="More" onClick={() => onSheet('more')}>
        {icons.more}
      </button>
      <p className={styles.hint}>{hint}</p>
      <button type="button" className={styles.finish} onClick={onFinish}>
        {!isOver && icons.finish}
        {isOver ? (
          'Done'
        ) : (
          <span>
            Finish<span className={styles.wideOnly}> visit</span>
          </span>
        )}
      </button>
    </footer>
  )
})
