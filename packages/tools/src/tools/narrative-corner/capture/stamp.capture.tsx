import { useClock } from '@corridor/ui/capture/use-clock'
import { memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import { elapsedIn } from '../../../visit/elapsed.ts'
import styles from './stamp.module.css'

interface Props {
  readonly visit: Visit
  /** When typing began; undefined until then, while the clock runs. */
  readonly at: string | undefined
  readonly now: () => number
}

export const Stamp = memo(function Stamp({ visit, at, now }: Props) {
  const { endedAt } = visit
  const time = useClock(now, at === undefined && endedAt === null)
  return <span className={styles.stamp}>{elapsedIn(visit, at ?? endedAt ?? time)}</span>
})
