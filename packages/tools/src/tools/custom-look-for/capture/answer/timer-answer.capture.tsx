import { durationWords } from '@corridor/domain/clock/duration-words'
import { Button } from '@corridor/ui/capture/button'
import { useClock } from '@corridor/ui/capture/use-clock'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import type { Visit } from '../../../../definition/tool.ts'
import type { Run } from '../../custom-look-for.shape.ts'
import { millisecondsOf } from '../../marks.ts'
import type { LookFor } from '../../set/look-for-set.shape.ts'
import type { Acts } from '../use-acts.capture.tsx'
import { TimedRun } from './timed-run.capture.tsx'
import styles from './timer-answer.module.css'

interface Props {
  readonly item: LookFor
  readonly runs: readonly Run[]
  readonly visit: Visit
  readonly now: () => number
  readonly acts: Acts
}

/** A timer. Times come from two moments on the clock, so the screen may sleep in between. */
export function TimerAnswer({ item, runs: unordered, visit, now, acts }: Props) {
  const runs = unordered.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
  const isOver = visit.endedAt !== null
  const isRunning = !isOver && runs.some(({ endedAt }) => endedAt === null)
  const time = useClock(now, isRunning)
  const until = visit.endedAt === null ? time : Date.parse(visit.endedAt)
  return (
    <fieldset className={styles.timer} aria-label={`${item.code}, time`}>
      <div className={styles.row}>
        <output className={styles.total} aria-live="off" aria-label={`Time of ${item.code}`}>
          {durationWords(millisecondsOf(runs, until))}
        </output>
        {!isOver && (
          <Button
            className={styles.start ?? ''}
            look={isRunning ? 'brand' : 'plain'}
            aria-keyshortcuts="1"
            icon={
              isRunning ? (
                <IconPlayerStop size={20} stroke={1.8} aria-hidden />
              ) : (
                <IconPlayerPlay size={20} stroke={1.8} aria-hidden />
              )
            }
            onClick={() => acts.startOrStop(item, isRunning)}
          >
            {isRunning ? 'Stop' : runs.length > 0 ? 'Start again' : 'Start'}
          </Button>
        )}
      </div>
      {runs
        .filter(({ endedAt }) => endedAt !== null || isOver)
        .map((run, index) => (
          <TimedRun
            key={run.id}
            item={item}
            run={run}
            number={index + 1}
            until={until}
            timeZone={visit.timeZone}
            acts={acts}
          />
        ))}
    </fieldset>
  )
}
