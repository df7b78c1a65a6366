import { memo } from 'react'
import type { Question } from '../higher-level-questioning.shape.ts'
import { askerTitles } from '../question-terms.ts'
import { clockWords, levelWords, nameOf } from '../question-words.ts'
import styles from './question-log.module.css'

interface Props {
  /** In the order of the clock. */
  readonly questions: readonly Question[]
  readonly openId: string | undefined
  readonly timeZone: string
  /** The same function in every render. */
  readonly onOpen: (id: string) => void
}

/** All of them, the last one first. Tapped, one opens again. */
export function QuestionLog({ questions, openId, timeZone, onOpen }: Props) {
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
            timeZone={timeZone}
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
  readonly timeZone: string
  readonly onOpen: (id: string) => void
}

const Row = memo(function Row({ question, name, isOpen, timeZone, onOpen }: RowProps) {
  const { id, at, asker, text, kind } = question
  const words = [
    clockWords(timeZone, at),
    askerTitles[asker],
    ...(kind === 'academic' ? [levelWords(question)] : []),
  ]
  return (
    <li>
      <button
        type="button"
        className={styles.row}
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
