import type { ListedStep, StepEvent } from '@corridor/contract/people/steps'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { stepStatusTitles } from '@corridor/domain/steps/action-step'
import { useQuery } from '@tanstack/react-query'
import { StepNoteForm } from '../../people/step-note-form.tsx'
import { historyOf } from '../../people/step-notes.ts'
import styles from './steps.module.css'

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
      {(step.isMine || step.mayChange) && (
        <StepNoteForm
          educatorId={step.educator.id}
          stepId={step.id}
          reader={step.isMine ? step.createdBy : step.educator.name}
        />
      )}
    </div>
  )
}

/** “From Open to Mastered”, “Date from Oct 23 to Nov 5”, “Date set to Nov 5” */
function eventWords(event: StepEvent, today: Day): string {
  const { kind, status, dueOn, isReworded, note } = event
  if (kind === 'agreed') return 'Agreed'
  if (kind === 'note') return `“${note ?? ''}”`
  const words = [
    ...(kind === 'carried' ? ['Carried on'] : []),
    ...(status ? [`From ${stepStatusTitles[status.from]} to ${stepStatusTitles[status.to]}`] : []),
    ...(dueOn ? [dateWords(dueOn, today)] : []),
    ...(isReworded ? ['Reworded'] : []),
  ]
  return words.length > 0 ? words.join(' · ') : 'The new date was taken back'
}

/** A step may come to a date, or lose it, after it was agreed. */
function dateWords({ from, to }: NonNullable<StepEvent['dueOn']>, today: Day): string {
  const before = from && shortDayFrom(today, from)
  if (!to) return before ? `Date ${before} removed` : 'Date removed'
  const after = shortDayFrom(today, to)
  return before ? `Date from ${before} to ${after}` : `Date set to ${after}`
}
