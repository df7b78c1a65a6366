import { useClock } from '@corridor/ui/capture/use-clock'
import { memo, useEffect } from 'react'
import layout from '../layout/tool-screen.module.css'
import { isCueOn } from './cue-setting.ts'
import styles from './due-cue.module.css'

interface Props {
  /** What is due: “Sweep 3”. */
  readonly name: string
  readonly dueAt: number
  readonly now: () => number
}

/** Flashes the edge of the screen and vibrates when something is due; words say it to people who notice neither. */
export const DueCue = memo(function DueCue({ name, dueAt, now }: Props) {
  const isDue = useClock(now) >= dueAt
  const isShown = isDue && isCueOn()

  // The motor of the device vibrates.
  useEffect(() => {
    if (isShown) navigator.vibrate?.([200, 100, 200])
  }, [isShown])

  return (
    <>
      <p className={layout.unseen} role="status">
        {isDue ? `${name} is due.` : ''}
      </p>
      {isShown && <div key={name} className={styles.flash} />}
    </>
  )
})
