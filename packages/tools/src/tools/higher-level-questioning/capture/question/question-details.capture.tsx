import { Button } from '@corridor/ui/capture/button'
import { Choice } from '@corridor/ui/capture/choice'
import { Stepper } from '@corridor/ui/capture/stepper'
import { IconTrash } from '@tabler/icons-react'
import type { Question } from '../../higher-level-questioning.shape.ts'
import { type Level, levelLooks } from '../../levels.ts'
import { LONGEST_WAIT, MOST_SEATS } from '../../limits.ts'
import {
  askers,
  askerTitles,
  type Direction,
  directions,
  directionTitles,
  kinds,
  kindTitles,
} from '../../question-terms.ts'
import styles from './question-details.module.css'

interface Props {
  readonly question: Question
  readonly name: string
  readonly levels: readonly Level[]
  readonly onEdit: (what: string, next: (question: Question) => Partial<Question>, one?: string) => void
  readonly onRemove: () => void
}

const kindOptions = kinds.map((value) => ({ value, label: kindTitles[value] }))
const askerOptions = askers.map((value) => ({ value, label: askerTitles[value] }))
const directionOptions: readonly { value: Direction | 'unset'; label: string }[] = [
  ...directions.map((value) => ({ value, label: directionTitles[value] })),
  { value: 'unset', label: 'Not noted' },
]

/** The details of a question: seldom noted, or corrected afterwards. */
export function QuestionDetails({ question, name, levels, onEdit, onRemove }: Props) {
  const { kind, level, asker, directedTo, responder, waitSeconds } = question
  const levelOptions: readonly { value: Level | ''; label: string }[] = levels.map((value) => ({
    value,
    label: levelLooks[value].title,
  }))
  return (
    <div className={styles.details}>
      <Choice
        label="Kind"
        options={kindOptions}
        value={kind}
        onChange={(next) => onEdit('kind', () => ({ kind: next }))}
      />
      <div
        className={styles.level}
        data-unused={kind !== 'academic' || undefined}
        aria-hidden={kind !== 'academic'}
      >
        <Choice
          label="Level"
          options={levelOptions}
          value={level ?? ''}
          onChange={(next) => next !== '' && onEdit('level', () => ({ level: next }))}
        />
      </div>
      <Choice
        label="Asked by"
        options={askerOptions}
        value={asker}
        onChange={(next) => onEdit('asker', () => ({ asker: next }))}
      />
      <Choice
        label="Directed to"
        options={directionOptions}
        value={directedTo ?? 'unset'}
        onChange={(next) => onEdit('direction', () => ({ directedTo: next === 'unset' ? null : next }))}
      />
      <Stepper
        label="Seat that answered, 0 for none"
        value={responder ?? 0}
        max={MOST_SEATS}
        onChange={(seat) => onEdit('seat', () => ({ responder: seat === 0 ? null : seat }))}
      />
      <div className={styles.wait}>
        <Stepper
          label="Wait in seconds"
          value={Math.round(waitSeconds ?? 0)}
          max={LONGEST_WAIT}
          onChange={(seconds) => onEdit('wait', () => ({ waitSeconds: seconds }))}
        />
        {waitSeconds !== null && (
          <Button look="quiet" onClick={() => onEdit('wait', () => ({ waitSeconds: null }))}>
            Not timed
          </Button>
        )}
      </div>
      <Button look="quiet" icon={<IconTrash size={18} stroke={1.8} aria-hidden />} onClick={onRemove}>
        Remove {name.toLowerCase()}
      </Button>
    </div>
  )
}
