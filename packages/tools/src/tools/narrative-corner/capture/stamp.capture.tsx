import { durationWords } from '@corridor/domain/calendar/duration-words'
import { useClock } from '@corridor/ui/capture/use-clock'
import { memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import { elapsed } from '../clock-words.ts'
import styles from './stamp.module.css'

interface Props {
  readonly visit: Visit
  /** When typing began; until then the clock runs. */
  readonly at: string | undefined
  readonly now: () => number
}

export const Stamp = memo(function Stamp({ visit, at, now }: Props) {
  const { startedAt, endedAt } = visit
  const time = useClock(now, at === undefined && endedAt === null)
  const running = durationWords((endedAt === null ? time : Date.parse(endedAt)) - Date.parse(startedAt))
  return <span className={styles.stamp}>{at === undefined ? running : elapsed(startedAt, at)}</span>
})
