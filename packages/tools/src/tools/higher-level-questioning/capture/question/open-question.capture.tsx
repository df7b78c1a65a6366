import { Button } from '@corridor/ui/capture/button'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { CaptureProps } from '../../../../definition/capture-view.ts'
import { useKeys } from '../../../../keys/use-keys.capture.tsx'
import { elapsedIn } from '../../../../visit/elapsed.ts'
import type { Question, QuestioningCapture, QuestioningConfig } from '../../higher-level-questioning.shape.ts'
import { levelsOf } from '../../levels.ts'
import { nameOf, shortNameOf } from '../../question-words.ts'
import { waitWords } from '../../waits.ts'
import { changeQuestion, removeQuestion, waitFrom } from '../question-changes.ts'
import { QuestionCard } from './question-card.capture.tsx'
import styles from './question-card.module.css'
import { QuestionDetails } from './question-details.capture.tsx'
import { WaitButton } from './wait-button.capture.tsx'

interface Props extends CaptureProps<QuestioningConfig, QuestioningCapture> {
  readonly question: Question
  readonly questions: readonly Question[]
  /** Whether the question’s details are open; another question that is looked at has them open too. */
  readonly isMore: boolean
  readonly onMore: (isMore: boolean) => void
}

export function OpenQuestion({ question, questions, config, visit, change, now, isMore, onMore }: Props) {
  // A wait that is never stopped is no wait: it goes with the question.
  const [since, setSince] = useState<number | null>(null)
  const { id, level, waitSeconds } = question
  const name = nameOf(questions, question)
  const stems = level === null ? undefined : config.stems[level]

  const edit = (what: string, next: (it: Question) => Partial<Question>, one?: string) =>
    change(`${shortNameOf(name)} ${what}`, (capture) => changeQuestion(capture, id, next), one)
  const timed = (milliseconds: number) => {
    setSince(null)
    edit('wait', () => ({ waitSeconds: waitFrom(milliseconds) }))
  }
  const tapWait = (at: number) => (since === null ? setSince(at) : timed(at - since))
  // After the visit no wait is timed: what was timed stands, and is corrected by hand.
  const isRunning = visit.endedAt === null
  useKeys({ w: isRunning ? () => tapWait(now()) : undefined })

  return (
    <QuestionCard
      question={question}
      name={name}
      time={elapsedIn(visit, question.at)}
      isTextAsked={config.isTextAsked}
      stems={stems ?? []}
      onEdit={edit}
      wait={
        isRunning ? (
          <WaitButton waitSeconds={waitSeconds} since={since} now={now} onTap={tapWait} onHeld={timed} />
        ) : (
          waitSeconds !== null && <span className={styles.waited}>Wait {waitWords(waitSeconds)}</span>
        )
      }
      more={
        <Button
          look="quiet"
          aria-expanded={isMore}
          icon={
            isMore ? (
              <IconChevronUp size={18} stroke={1.8} aria-hidden />
            ) : (
              <IconChevronDown size={18} stroke={1.8} aria-hidden />
            )
          }
          onClick={() => onMore(!isMore)}
        >
          {isMore ? 'Less' : 'Level, asker, seat, remove'}
        </Button>
      }
    >
      {isMore && (
        <QuestionDetails
          question={question}
          name={name}
          levels={levelsOf[config.scale]}
          onEdit={edit}
          onRemove={() => change(`${shortNameOf(name)} removed`, (capture) => removeQuestion(capture, id))}
        />
      )}
    </QuestionCard>
  )
}
