import type { Snapshot } from '@corridor/contract/observations/device'
import { MOST_STUDENTS } from '@corridor/domain/observation/observation-limits'
import {
  countedPurposes,
  lessonParts,
  lessonPartTitles,
  type Purpose,
  purposeTitles,
} from '@corridor/domain/observation/observation-words'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { Choice } from '@corridor/ui/capture/choice'
import styles from '../sheets.module.css'
import type { VisitFacts } from './visit-facts.ts'

interface Props {
  readonly snapshot: Snapshot | undefined
  readonly schoolId: number
  readonly facts: VisitFacts
  /** Whether it is a conference, which has neither a class nor a surprise. */
  readonly isTalk?: boolean
  /** Whether the visit was sent as coaching, with the promise that nobody else reads it. */
  readonly staysCoaching?: boolean
  readonly onChange: (facts: VisitFacts) => void
}

/** The fields for the facts of a visit. Each change counts at once: there is nothing to confirm. */
export function VisitFactsFields({ snapshot, schoolId, facts, isTalk, staysCoaching, onChange }: Props) {
  const { purpose, isAnnounced, context } = facts
  const inContext = (part: Partial<VisitFacts['context']>) =>
    onChange({ ...facts, context: { ...context, ...part } })
  const periods = snapshot?.schools.find(({ id }) => id === schoolId)?.periods.map(({ name }) => name) ?? []
  // A purpose that is no longer offered is still shown where it was chosen.
  const offered = new Set<Purpose>(staysCoaching ? ['coaching'] : [...countedPurposes, purpose])
  return (
    <div className={styles.fields}>
      <Choice
        label="Purpose"
        options={[...offered].map((value) => ({ value, label: purposeTitles[value] }))}
        value={purpose}
        onChange={(value) => onChange({ ...facts, purpose: value })}
      />
      {!isTalk && (
        <>
          <Choice
            label="Announced"
            look="switch"
            options={yesOrNo}
            value={isAnnounced ? 'yes' : 'no'}
            onChange={(value) => onChange({ ...facts, isAnnounced: value === 'yes' })}
          />
          <label className={styles.students}>
            Students in class
            <input
              inputMode="numeric"
              autoComplete="off"
              placeholder="Not counted"
              value={context.studentsPresent ?? ''}
              onChange={(event) => inContext({ studentsPresent: countIn(event.target.value) })}
            />
          </label>
          <label className={styles.period}>
            Period
            <select
              value={context.period ?? ''}
              onChange={(event) => inContext({ period: event.target.value || null })}
            >
              <option value="">Not said</option>
              {[...new Set([...periods, ...(context.period ? [context.period] : [])])].map((name) => (
                <option key={name} value={name}>
                  {periodWords(name)}
                </option>
              ))}
            </select>
          </label>
          <Choice
            label="Part of the lesson"
            options={[{ value: 'none', label: 'Not said' }, ...parts]}
            value={context.partOfLesson ?? 'none'}
            onChange={(value) => inContext({ partOfLesson: lessonParts.find((it) => it === value) ?? null })}
          />
        </>
      )}
    </div>
  )
}

/** The number of students that was typed; null: nobody counted. */
function countIn(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 3)
  return digits === '' ? null : Math.min(Number(digits), MOST_STUDENTS)
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

const parts = lessonParts.map((value) => ({ value, label: lessonPartTitles[value] }))
