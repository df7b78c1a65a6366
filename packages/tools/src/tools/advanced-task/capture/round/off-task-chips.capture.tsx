import { Button } from '@corridor/ui/capture/button'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { type OffTaskKind, offTaskKinds, offTaskTitles } from '../../engagement.ts'
import styles from './off-task-chips.module.css'

interface Props {
  readonly seat: number
  readonly offTask: OffTaskKind | null
  readonly onKind: (seat: number, kind: OffTaskKind) => void
}

/** As many as fit into a row of a tablet. */
const OFTEN = 4

/** What it was instead. Nobody has to say. */
export function OffTaskChips({ seat, offTask, onKind }: Props) {
  const [isMore, setIsMore] = useState(false)
  const shown = offTaskKinds.filter((kind, index) => isMore || index < OFTEN || kind === offTask)
  return (
    <fieldset className={styles.chips} aria-label={`Seat ${seat}, instead of the task`}>
      <span className={styles.seat}>Seat {seat}, optional</span>
      {shown.map((kind) => (
        <Button
          key={kind}
          shape="pill"
          className={styles.chip}
          icon={kind === offTask && <IconCheck size={16} stroke={1.8} aria-hidden />}
          aria-pressed={kind === offTask}
          onClick={() => onKind(seat, kind)}
        >
          {offTaskTitles[kind]}
        </Button>
      ))}
      {!isMore && (
        <Button shape="pill" className={styles.chip} onClick={() => setIsMore(true)}>
          More
        </Button>
      )}
    </fieldset>
  )
}
