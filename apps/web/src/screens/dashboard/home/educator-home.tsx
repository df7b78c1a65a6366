import type { EducatorHome as Home } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import styles from './home.module.css'
import { MyStepsCard } from './my-steps-card.tsx'
import { NextConferenceCard } from './next-conference-card.tsx'
import { SentCard } from './sent-card.tsx'
import { ToAnswerCard } from './to-answer-card.tsx'

interface Props {
  readonly home: Home
  readonly today: Day
}

/**
 * An educator’s home: what is new, what is asked, what was agreed, when the next talk is. Empty parts are left out,
 * except what will come first.
 */
export default function EducatorHome({ home, today }: Props) {
  const isAgreed = home.steps.length + home.promises.length > 0
  const isAsked = home.ratings.length + home.questions.length > 0
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <SentCard home={home} today={today} />
        {isAsked && <ToAnswerCard home={home} today={today} />}
      </div>
      {(isAgreed || home.conference) && (
        <div className={styles.column}>
          {isAgreed && <MyStepsCard home={home} today={today} />}
          {home.conference && <NextConferenceCard conference={home.conference} />}
        </div>
      )}
    </div>
  )
}
