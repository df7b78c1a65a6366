import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { PastVisit } from '../../../../visit/past-visit.ts'
import type { Goal } from '../../teacher-conference.shape.ts'
import { DayField } from '../day-field.capture.tsx'
import writing from '../writing.module.css'
import styles from './card.module.css'
import { GoalProgress } from './goal-progress.capture.tsx'

interface Props {
  readonly goal: Goal
  readonly place: number
  /** Whether the goal is stored; else its first letter stores it. */
  readonly isThere: boolean
  readonly past: readonly PastVisit[]
  readonly onEdit: (id: string, part: Partial<Goal>, one?: string) => void
  readonly onNotice: (id: string, noticedBy: Goal['noticedBy']) => void
  readonly onLeave: (id: string) => void
  readonly onRemove: (id: string) => void
}

const parts = [
  { name: 'measure', label: 'Measure' },
  { name: 'baseline', label: 'Baseline' },
  { name: 'target', label: 'Target' },
] as const

export const GoalRow = memo(function GoalRow(props: Props) {
  const { goal, place, isThere, past, onEdit, onNotice, onLeave, onRemove } = props
  const { id } = goal
  return (
    <li>
      <div className={styles.withAct}>
        <TextArea
          className={`${writing.quiet} ${isThere ? writing.bold : ''}`}
          label={`Goal ${place}`}
          value={goal.text}
          maxLength={500}
          placeholder={place === 1 ? 'What students will do' : 'One more goal'}
          onChange={(text) => onEdit(id, { text }, `goal ${id}`)}
          onBlur={() => onLeave(id)}
        />
        {isThere && (
          <Button
            look="danger"
            aria-label={`Remove goal ${place}`}
            icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
            onClick={() => onRemove(id)}
          />
        )}
      </div>
      {isThere && (
        <div className={`${styles.four} ${styles.apart}`}>
          {parts.map(({ name, label }) => (
            <TextArea
              key={name}
              className={writing.quiet ?? ''}
              label={label}
              isLabelShown
              placeholder=" "
              value={goal[name]}
              maxLength={300}
              onChange={(text) => onEdit(id, { [name]: text }, `${name} of ${id}`)}
            />
          ))}
          <DayField label="By" value={goal.dueOn} onChange={(dueOn) => onEdit(id, { dueOn })} />
        </div>
      )}
      {isThere && <GoalProgress goal={goal} past={past} onChoose={(it) => onNotice(id, it)} />}
    </li>
  )
})
