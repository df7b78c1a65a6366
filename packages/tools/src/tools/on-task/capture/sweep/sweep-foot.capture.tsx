import { Button } from '@corridor/ui/capture/button'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { CueSwitch } from '../../../../cues/cue-switch.capture.tsx'
import styles from './sweep-foot.module.css'

interface Props {
  readonly number: number
  /** Whether the visit is running; only then is a sweep due. */
  readonly isRunning: boolean
  /** `onRemove` must be the same function in every render. */
  readonly onRemove: () => void
}

/** The seldom needed actions of a sweep. */
export const SweepFoot = memo(function SweepFoot({ number, isRunning, onRemove }: Props) {
  return (
    <div className={styles.foot}>
      <Button
        look="bare"
        className={styles.remove}
        icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
        onClick={onRemove}
      >
        Remove sweep {number}
      </Button>
      {isRunning && <CueSwitch />}
    </div>
  )
})
