import { durationWords } from '@corridor/domain/clock/duration-words'
import { useClock } from '@corridor/ui/capture/use-clock'
import { IconClock } from '@tabler/icons-react'
import type { CaptureProps } from '../../../../definition/capture-view.ts'
import type { OnTaskCapture, OnTaskConfig, Sweep } from '../../on-task.shape.ts'
import { isComplete, isLate, lateBy } from '../../sweeps.ts'
import styles from './sweep-head.module.css'

interface Props extends Pick<CaptureProps<OnTaskConfig, OnTaskCapture>, 'config' | 'visit' | 'now'> {
  readonly sweeps: readonly Sweep[]
  readonly index: number
}

// The icon is made once: nothing in it changes.
const clock = <IconClock size={18} stroke={1.8} aria-hidden />

export function SweepHead({ sweeps, index, config, visit, now }: Props) {
  const sweep = sweeps[index]
  const isLast = index === sweeps.length - 1
  const isDone = sweep !== undefined && isComplete(sweep)
  const isGoing = sweep !== undefined && isLast && !isDone && visit.endedAt === null
  const total = Math.max(visit.endedAt === null ? config.plannedSweeps : 0, sweeps.length)
  return (
    <header className={styles.head}>
      <div>
        <h2 className={styles.title}>
          Sweep {index + 1} of {total}
        </h2>
        <p className={styles.text}>{definition(sweep, config)}</p>
      </div>
      <div className={styles.pace}>
        <p className={styles.rate} data-unused={!isGoing || undefined} aria-hidden={!isGoing}>
          {clock} About 3 s per student
        </p>
        <p className={styles.text}>
          {startedWords(sweeps, index, config)}
          {isGoing && <SoFar startedAt={sweep.startedAt} now={now} />}
        </p>
      </div>
    </header>
  )
}

function SoFar({ startedAt, now }: { readonly startedAt: string; readonly now: () => number }) {
  return `, ${durationWords(useClock(now) - Date.parse(startedAt))} so far`
}

const corrections: Readonly<Record<OnTaskConfig['style'], string>> = {
  seats: 'Tap a seat to change its code.',
  counts: 'A number can still be changed.',
}

function definition(sweep: Sweep | undefined, { style }: OnTaskConfig): string {
  if (sweep && !sweep.isLearningActivity)
    return 'Without a learning activity this sweep stays out of the rate.'
  if (sweep && isComplete(sweep)) return `All ${sweep.present} seen. ${corrections[style]}`
  const order = style === 'seats' ? 'Same seat order each time.' : 'Same order each time.'
  return `Code the instant your eye lands. ${order}`
}

function startedWords(sweeps: readonly Sweep[], index: number, config: OnTaskConfig): string {
  if (index >= config.plannedSweeps) return 'On top of the plan'
  if (!isLate(sweeps, index, config)) return 'Started on time'
  return `Started ${durationWords(lateBy(sweeps, index, config))} late`
}
