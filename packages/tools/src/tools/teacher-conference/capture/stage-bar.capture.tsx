import { shortDay } from '@corridor/domain/calendar/day-words'
import { dayIn } from '@corridor/domain/calendar/days'
import { counted } from '@corridor/domain/words/count-words'
import { useClock } from '@corridor/ui/capture/use-clock'
import { IconCheck } from '@tabler/icons-react'
import { isShared, written } from '../conference.ts'
import { type Stage, stages, stageTitles } from '../kinds.ts'
import { plannedIn } from '../meeting.ts'
import { isSigned } from '../signing.ts'
import type { ConferenceCapture } from '../teacher-conference.shape.ts'
import styles from './stage-bar.module.css'

interface Props {
  readonly capture: ConferenceCapture
  readonly timeZone: string
  readonly now: () => number
  readonly onChoose: (stage: Stage) => void
}

/** The stage of the conference. One may go back and forth; nothing is locked. */
export function StageBar({ capture, timeZone, now, onChoose }: Props) {
  const current = stages.indexOf(capture.stage)
  const { talkedAt = null } = capture
  return (
    <nav className={styles.bar} aria-label="Steps of the conference">
      {stages.map((stage, index) => (
        <button
          key={stage}
          type="button"
          className={styles.stage}
          aria-current={index === current ? 'step' : undefined}
          aria-keyshortcuts={String(index + 1)}
          data-is={index < current ? 'past' : index === current ? 'here' : 'ahead'}
          onClick={() => onChoose(stage)}
        >
          <span className={styles.mark} aria-hidden>
            {index < current ? <IconCheck size={16} stroke={2.4} /> : index + 1}
          </span>
          <span>
            <strong>{stageTitles[stage]}</strong>
            <small>
              {stage === 'talk' && stage === capture.stage && talkedAt ? (
                <Minutes since={Date.parse(talkedAt)} planned={plannedIn(capture)?.minutes} now={now} />
              ) : (
                wordsFor(stage, capture, timeZone)
              )}
            </small>
          </span>
        </button>
      ))}
    </nav>
  )
}

interface MinutesProps {
  readonly since: number
  readonly planned: number | undefined
  readonly now: () => number
}

/** “7 of 25 minutes”: how long both have talked. */
function Minutes({ since, planned, now }: MinutesProps) {
  const passed = Math.max(0, Math.floor((useClock(now) - since) / 60_000))
  return planned ? `${passed} of ${counted(planned, 'minute')}` : `${counted(passed, 'minute')} so far`
}

function wordsFor(stage: Stage, capture: ConferenceCapture, timeZone: string): string {
  if (stage === 'prepare')
    return isShared(capture) && capture.sharedAt
      ? `Agenda shared ${shortDay(dayIn(timeZone, new Date(capture.sharedAt)))}`
      : 'Agenda and data'
  if (stage === 'talk') {
    const planned = plannedIn(capture)
    return planned ? `${counted(planned.minutes, 'minute')} planned` : 'Note what is said'
  }
  if (stage === 'agree')
    return written(capture.agreements).length > 0 ? 'Written down' : 'Goal and action steps'
  return isSigned(capture) ? 'Signed by you' : 'Both, then it is final'
}
