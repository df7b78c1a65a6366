import type { CaptureProps } from '../capture-view.ts'
import { useKeys } from '../use-keys.capture.tsx'
import { AgendaCard } from './agenda-card.capture.tsx'
import { AgreementsCard } from './agreements-card.capture.tsx'
import styles from './conference-screen.module.css'
import { DataCard } from './data-card.capture.tsx'
import { GoalsCard } from './goals-card.capture.tsx'
import { stages, stageTitles } from './kinds.ts'
import { PrepNotes } from './prep-notes.capture.tsx'
import { SetUpCard } from './set-up-card.capture.tsx'
import { SignCard } from './sign-card.capture.tsx'
import { StageBar } from './stage-bar.capture.tsx'
import { StepsCard } from './steps-card.capture.tsx'
import type { ConferenceCapture, ConferenceConfig } from './teacher-conference.shape.ts'

export type ConferenceProps = CaptureProps<ConferenceConfig, ConferenceCapture>

/** Mock-up 11: all of it side by side; on a phone one step a page. */
export function ConferenceScreen(props: ConferenceProps) {
  const { capture, change } = props
  const { stage } = capture
  const goTo = (next: typeof stage) =>
    next !== stage && change(`step ${stageTitles[next]}`, (it) => ({ ...it, stage: next }))
  useKeys(Object.fromEntries(stages.map((it, index) => [String(index + 1), () => goTo(it)])))
  return (
    <div className={styles.screen} data-stage={stage}>
      <StageBar capture={capture} timeZone={props.visit.timeZone} onChoose={goTo} />
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
