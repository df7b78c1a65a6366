import { Button, Tick } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import type { ReactNode } from 'react'
import { useKeys } from '../../../../keys/use-keys.capture.tsx'
import type { Question } from '../../higher-level-questioning.shape.ts'
import { LONGEST_TEXT } from '../../limits.ts'
import { forms, formTitles } from '../../question-terms.ts'
import { levelWords } from '../../question-words.ts'
import styles from './question-card.module.css'
import { Stems } from './stems.capture.tsx'

export interface CardProps {
  readonly question: Question
  /** “Question 17” */
  readonly name: string
  /** “16:32” */
  readonly time: string
  readonly isTextAsked: boolean
  readonly stems: readonly string[]
  readonly onEdit: (what: string, next: (question: Question) => Partial<Question>, one?: string) => void
  readonly wait: ReactNode
  /** The button that opens `children`. Stems to choose from stand in its place while somebody is about to write. */
  readonly more: ReactNode
  readonly children: ReactNode
}

/**
 * The card of the question that was asked last, or of one that is looked at again. Nothing in it has to be filled
 * in.
 */
export function QuestionCard(props: CardProps) {
  const { question, name, time, isTextAsked, stems, onEdit, wait, more, children } = props
  const { id, text, form, isFollowUp } = question
  const setForm = (it: (typeof forms)[number]) =>
    onEdit(formTitles[it].toLowerCase(), (was) => ({ form: was.form === it ? null : it }))
  const follow = () => onEdit('follow-up', (was) => ({ isFollowUp: !was.isFollowUp }))
  const write = (next: string) => onEdit('text', () => ({ text: next }), `text of ${id}`)
  useKeys({ o: () => setForm('open'), c: () => setForm('closed'), f: follow })

  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2>
          {name} <span className={styles.time}>{time}</span>
        </h2>
        {wait}
        <span className={styles.level}>{levelWords(question)}</span>
      </header>
      {(isTextAsked || text !== '') && (
        <TextArea
          label="What was asked"
          placeholder="What was asked, optional"
          className={styles.text ?? ''}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={write}
        />
      )}
      <fieldset className={styles.flags} aria-label="Flags">
        {forms.map((it) => (
          <Flag key={it} isOn={form === it} hotkey={it.charAt(0)} onPress={() => setForm(it)}>
            {formTitles[it]}
          </Flag>
        ))}
        <Flag isOn={isFollowUp} hotkey="f" onPress={follow}>
          Follow-up
        </Flag>
      </fieldset>
      <div className={styles.foot}>
        {isTextAsked && text === '' && <Stems stems={stems} onChoose={write} />}
        {more}
      </div>
      {children}
    </section>
  )
}

interface FlagProps {
  readonly isOn: boolean
  readonly hotkey: string
  readonly onPress: () => void
  readonly children: string
}

function Flag({ isOn, hotkey, onPress, children }: FlagProps) {
  return (
    <Button
      shape="pill"
      icon={<Tick isOn={isOn} />}
      aria-pressed={isOn}
      aria-keyshortcuts={hotkey}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
