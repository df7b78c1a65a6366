import { memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import press from '../../../layout/press-card.module.css'
import { elapsedIn } from '../../../visit/elapsed.ts'
import type { Question } from '../higher-level-questioning.shape.ts'
import { askerTitles } from '../question-terms.ts'
import { levelWords, nameOf } from '../question-words.ts'
import styles from './question-log.module.css'

interface Props {
  /** The questions in the order of time. */
  readonly questions: readonly Question[]
  readonly openId: string | undefined
  readonly visit: Visit
  /** `onOpen` must be the same function in every render. */
  readonly onOpen: (id: string) => void
}

/** All questions of the visit, the last one first. A tap opens one again. */
export function QuestionLog({ questions, openId, visit, onOpen }: Props) {
  if (questions.length === 0) return null
  return (
    <section className={styles.log} aria-label="Question log">
      <h2>Question log</h2>
      <ol>
        {questions.toReversed().map((question) => (
          <Row
            key={question.id}
            question={question}
            name={nameOf(questions, question)}
            isOpen={question.id === openId}
            visit={visit}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  readonly question: Question
  readonly name: string
  readonly isOpen: boolean
  readonly visit: Visit
  readonly onOpen: (id: string) => void
}

const Row = memo(function Row({ question, name, isOpen, visit, onOpen }: RowProps) {
  const { id, at, asker, text, kind } = question
  const words = [
    elapsedIn(visit, at),
    askerTitles[asker],
    ...(kind === 'academic' ? [levelWords(question)] : []),
  ]
  return (
    <li>
      <button
        type="button"
        className={`${press.card} ${styles.row}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(id)}
      >
        <span className={styles.head}>
          <b>{name}</b> {words.join(' · ')}
        </span>
        {text !== '' && <span className={styles.text}>{text}</span>}
      </button>
    </li>
  )
})
