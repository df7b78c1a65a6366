import { Button } from '@corridor/ui/capture/button'
import { IconArmchair, IconEraser, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { CueSwitch } from '../../../../cues/cue-switch.capture.tsx'
import type { CaptureProps } from '../../../../definition/capture-view.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig } from '../../advanced-task.shape.ts'
import { resizeRoom, toggleSeat } from '../round-changes.ts'
import { SeatChooser } from '../seat-chooser.capture.tsx'
import styles from './round-foot.module.css'

interface Props extends Pick<CaptureProps<AdvancedTaskConfig, AdvancedTaskCapture>, 'capture' | 'change'> {
  readonly number: number
  readonly seats: readonly number[]
  /** The chosen seat, where it has a level that can be taken back. */
  readonly seenSeat: number | null
  /** Whether the visit is running; only then is a round due. */
  readonly isRunning: boolean
  readonly onClear: (seat: number) => void
  readonly onRemove: () => void
}

/** The seldom needed actions of a round. */
export function RoundFoot({ number, capture, seats, seenSeat, isRunning, ...props }: Props) {
  const { onClear, onRemove, change } = props
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <div className={styles.foot}>
        <div className={styles.acts}>
          <Button
            look="quiet"
            aria-expanded={isChoosing}
            icon={<IconArmchair size={18} stroke={1.8} aria-hidden />}
            onClick={() => setIsChoosing((was) => !was)}
          >
            Change seats
          </Button>
          <Button look="quiet" icon={<IconTrash size={18} stroke={1.8} aria-hidden />} onClick={onRemove}>
            Remove round {number}
          </Button>
          <Button
            look="quiet"
            className={styles.clear}
            icon={<IconEraser size={18} stroke={1.8} aria-hidden />}
            // The button is always there: what stands beside it would move.
            aria-disabled={seenSeat === null}
            onClick={() => seenSeat !== null && onClear(seenSeat)}
          >
            {seenSeat === null ? 'Clear seat' : `Clear seat ${seenSeat}`}
          </Button>
        </div>
        {isRunning && <CueSwitch />}
      </div>
      {isChoosing && (
        <SeatChooser
          roomSeats={capture.roomSeats}
          seats={seats}
          onRoom={(count) => change('seats in the room', (it) => resizeRoom(it, count))}
          onToggle={(seat) => change(`sample of seat ${seat}`, (it) => toggleSeat(it, seat))}
        />
      )}
    </>
  )
}
