import type { ListedStep, StepEvent } from '@corridor/contract/people/steps'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { stepStatusTitles } from '@corridor/domain/steps/action-step'
import { Button, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import styles from './steps.module.css'
import { historyOf, stepsChanged } from './steps-queries.ts'

interface Props {
  readonly step: ListedStep
}

/** Who changed a step and when, with the notes; and a field for the next note. */
export function StepHistory({ step }: Props) {
  const { data, error } = useQuery(historyOf(step.educator.id, step.id))
  return (
    <div className={styles.history}>
      {!data && <p role="status">{error ? 'The history could not be loaded.' : 'Loading…'}</p>}
      {data && (
        <ol className={styles.plain}>
          {data.events.map((event) => (
            <li key={event.id}>
              <small>
                {shortDayFrom(data.today, event.on)}
                {event.by && ` · ${event.by}`}
              </small>
              <p>{eventWords(event, data.today)}</p>
            </li>
          ))}
        </ol>
      )}
      {(step.isMine || step.mayChange) && <NoteForm step={step} />}
    </div>
  )
}

function NoteForm({ step }: Props) {
  const [text, setText] = useState('')
  // The note keeps its id until it is stored: sent twice, it is one.
  const [noteId, setNoteId] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const params = { educatorId: step.educator.id, stepId: step.id, noteId }
      return call(contract.steps.note, { params, body: { text: text.trim() } })
    },
    onSuccess: async (history) => {
      setText('')
      setNoteId(crypto.randomUUID())
      cache.setQueryData(historyOf(step.educator.id, step.id).queryKey, history)
      await stepsChanged()
    },
    onError: (error) => failed(error, { message: 'The note was not saved. What you typed is still here.' }),
  })
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !isPending) mutate()
      }}
    >
      <Textarea
        label="Add a note"
        description={
          step.isMine ? `${step.createdBy} reads it, too.` : `${step.educator.name} reads it, too.`
        }
        value={text}
        maxLength={1000}
        rows={2}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={text.trim() === ''}>
        Save note
      </Button>
    </form>
  )
}

/** “From Open to Mastered”, “New date: Nov 5, was Oct 23” */
function eventWords(event: StepEvent, today: Day): string {
  const { kind, status, dueOn, isReworded, note } = event
  if (kind === 'agreed') return 'Agreed'
  if (kind === 'note') return `“${note ?? ''}”`
  const day = (it: Day | null) => (it ? shortDayFrom(today, it) : 'no date')
  const words = [
    ...(kind === 'carried' ? ['Carried on'] : []),
    ...(status ? [`From ${stepStatusTitles[status.from]} to ${stepStatusTitles[status.to]}`] : []),
    ...(dueOn ? [`Date from ${day(dueOn.from)} to ${day(dueOn.to)}`] : []),
    ...(isReworded ? ['Reworded'] : []),
  ]
  return words.length > 0 ? words.join(' · ') : 'The new date was taken back'
}
