import { useClock } from '@corridor/ui/capture/use-clock'
import { useEffect } from 'react'
import { isCueOn } from './cue-setting.ts'
import styles from './due-cue.module.css'
import type { OnTaskConfig, Sweep } from './on-task.shape.ts'
import { dueAt } from './sweeps.ts'

interface Props {
  readonly sweeps: readonly Sweep[]
  readonly config: OnTaskConfig
  readonly now: () => number
}

/** The edge of the screen flashes and the device vibrates; words say it to those who see neither. */
export function DueCue({ sweeps, config, now }: Props) {
  const [first] = sweeps
  const time = useClock(now)
  const next = sweeps.length
  const isDue = first !== undefined && next < config.plannedSweeps && time >= dueAt(first, next, config)
  const isShown = isDue && isCueOn()

  // The motor of the device.
  useEffect(() => {
    if (isShown) navigator.vibrate?.([200, 100, 200])
  }, [isShown])

  return (
    <>
      <p className={styles.words} role="status">
        {isDue ? `Sweep ${next + 1} is due.` : ''}
      </p>
      {isShown && <div key={next} className={styles.flash} />}
    </>
  )
}
