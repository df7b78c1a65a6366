import { useClock } from '@corridor/ui/capture/use-clock'
import { memo, useEffect } from 'react'
import { isCueOn } from './cue-setting.ts'
import styles from './due-cue.module.css'

interface Props {
  readonly number: number
  readonly dueAt: number
  readonly now: () => number
}

/** The edge of the screen flashes and the device vibrates; words say it to those who see neither. */
export const DueCue = memo(function DueCue({ number, dueAt, now }: Props) {
  const isDue = useClock(now) >= dueAt
  const isShown = isDue && isCueOn()

  // The motor of the device.
  useEffect(() => {
    if (isShown) navigator.vibrate?.([200, 100, 200])
  }, [isShown])

  return (
    <>
      <p className={styles.words} role="status">
        {isDue ? `Sweep ${number} is due.` : ''}
      </p>
      {isShown && <div key={number} className={styles.flash} />}
    </>
  )
})
