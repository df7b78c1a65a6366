import { firstName } from '@corridor/domain/people/first-name'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { agendaInOrder } from '../../conference.ts'
import type { AgendaEntry } from '../../teacher-conference.shape.ts'
import { addQuestion, moveQuestion, removeQuestion, withQuestion } from '../agenda-changes.ts'
import type { ConferenceProps } from '../conference-props.ts'
import { AgendaRow } from './agenda-row.capture.tsx'
import { Card } from './card.capture.tsx'
import styles from './card.module.css'
import { FollowUp } from './follow-up.capture.tsx'

/**
 * The agenda’s questions in their order, and what was said to each. While it is prepared, they are ordered and
 * worded.
 */
export function AgendaCard(props: ConferenceProps) {
  const { capture, around, contributions, change, newId } = props
  const name = firstName(around.educator)
  const isPreparing = capture.stage === 'prepare'
  const entries = agendaInOrder(capture.agenda)
  const answers = contributions.filter(({ kind }) => kind === 'answer')
  const edit = useSteady((id: string, part: Partial<AgendaEntry>, did: string, one?: string) =>
    change(did, (it) => withQuestion(it, id, part), one),
  )
  const move = useSteady((id: string, by: -1 | 1) =>
    change('the order of questions', (it) => moveQuestion(it, id, by)),
  )
  const remove = useSteady((id: string) => change('removing a question', (it) => removeQuestion(it, id)))
  const add = () => {
    const id = newId()
    change('a question', (it) => addQuestion(it, id))
  }
  return (
    <Card
      title="Agenda"
      part="agenda"
      aside={
        <p className={styles.private}>
          <IconLock size={16} stroke={1.8} aria-hidden />
          Answers ahead: {name} and you, nobody else
        </p>
      }
      hint={aheadWords(name, answers.length, isPreparing)}
    >
      <ol className={styles.rows}>
        {entries.map((entry, index) => (
          <AgendaRow
            key={entry.id}
            entry={entry}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            isPreparing={isPreparing}
            name={name}
            ahead={answers.find(({ key }) => key === entry.id)?.text}
            onEdit={edit}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      {isPreparing && (
        <div className={styles.line}>
          <Button icon={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={add}>
            Add a question
          </Button>
        </div>
      )}
      <FollowUp {...props} />
    </Card>
  )
}

function aheadWords(name: string, answers: number, isPreparing: boolean): string {
  if (answers > 0)
    return `${name} answered ${answers === 1 ? 'one question' : counted(answers, 'question')} ahead.`
  return isPreparing
    ? 'Put the questions into your words and your order.'
    : 'What you note here goes into the record.'
}
