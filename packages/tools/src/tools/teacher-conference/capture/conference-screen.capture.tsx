import { useKeys } from '../../../keys/use-keys.capture.tsx'
import { type Stage, stages, stageTitles } from '../kinds.ts'
import type { ConferenceCapture } from '../teacher-conference.shape.ts'
import { AgendaCard } from './cards/agenda-card.capture.tsx'
import { AgreementsCard } from './cards/agreements-card.capture.tsx'
import { DataCard } from './cards/data-card.capture.tsx'
import { GoalsCard } from './cards/goals-card.capture.tsx'
import { PrepNotes } from './cards/prep-notes.capture.tsx'
import { SetUpCard } from './cards/set-up-card.capture.tsx'
import { SignCard } from './cards/sign-card.capture.tsx'
import { StepsCard } from './cards/steps-card.capture.tsx'
import type { ConferenceProps } from './conference-props.ts'
import styles from './conference-screen.module.css'
import { MeetingLine } from './meeting-line.capture.tsx'
import { StageBar } from './stage-bar.capture.tsx'

/** When the talk began: when somebody says so, however long it was prepared; looking ahead does not begin it. */
function talkBegan({ talkedAt = null, agenda }: ConferenceCapture, next: Stage, now: number): string | null {
  const isSaid = agenda.some(({ said }) => said.trim() !== '')
  if (next === 'prepare') return isSaid ? talkedAt : null
  return talkedAt ?? new Date(now).toISOString()
}

/** The conference screen: all of it side by side; on a phone one step a page. */
export function ConferenceScreen(props: ConferenceProps) {
  const { capture, change, now } = props
  const { stage } = capture
  const goTo = (next: typeof stage) =>
    next !== stage &&
    change(`step ${stageTitles[next]}`, (it) => ({
      ...it,
      stage: next,
      talkedAt: talkBegan(it, next, now()),
    }))
  useKeys(Object.fromEntries(stages.map((it, index) => [String(index + 1), () => goTo(it)])))
  return (
    <div className={styles.screen} data-stage={stage}>
      <StageBar capture={capture} timeZone={props.visit.timeZone} now={now} onChoose={goTo} />
      {stage !== 'prepare' && <MeetingLine {...props} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {stage === 'prepare' && <SetUpCard {...props} />}
          <AgendaCard {...props} />
          <AgreementsCard {...props} />
          <PrepNotes {...props} />
        </div>
        <div className={styles.column}>
          {stage === 'sign' && <SignCard {...props} />}
          <DataCard {...props} />
          <GoalsCard {...props} />
          <StepsCard {...props} />
        </div>
      </div>
    </div>
  )
}
