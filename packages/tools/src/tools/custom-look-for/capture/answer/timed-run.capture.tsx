import { durationWords } from '@corridor/domain/clock/duration-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import { Button } from '@corridor/ui/capture/button'
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Run } from '../../custom-look-for.shape.ts'
import { millisecondsOf } from '../../marks.ts'
import type { LookFor } from '../../set/look-for-set.shape.ts'
import type { Acts } from '../use-acts.capture.tsx'
import styles from './timer-answer.module.css'

interface Props {
  readonly item: LookFor
  readonly run: Run
  readonly number: number
  readonly until: number
  readonly timeZone: string
  readonly acts: Acts
}

/** One timing of a look-for, to be corrected: a thumb is seldom on time. */
export function TimedRun({ item, run, number, until, timeZone, acts }: Props) {
  return (
    <div className={styles.run}>
      <span className={styles.when}>
        {timeIn(timeZone, run.startedAt)} · <b>{durationWords(millisecondsOf([run], until))}</b>
      </span>
      {run.endedAt !== null && (
        <>
          <Button
            aria-label={`Time ${number}: 5 seconds shorter`}
            icon={<IconMinus size={18} stroke={1.8} aria-hidden />}
            onClick={() => acts.lengthen(item, run.id, -5)}
          />
          <Button
            aria-label={`Time ${number}: 5 seconds longer`}
            icon={<IconPlus size={18} stroke={1.8} aria-hidden />}
            onClick={() => acts.lengthen(item, run.id, 5)}
          />
        </>
      )}
      <Button
        look="quiet"
        aria-label={`Remove time ${number}`}
        icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
        onClick={() => acts.removeRun(item, run.id)}
      />
    </div>
  )
}
