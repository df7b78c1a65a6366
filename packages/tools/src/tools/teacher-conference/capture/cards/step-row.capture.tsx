import { Button } from '@corridor/ui/capture/button'
import { Choice } from '@corridor/ui/capture/choice'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { Step } from '../../teacher-conference.shape.ts'
import { DayField } from '../day-field.capture.tsx'
import writing from '../writing.module.css'
import styles from './card.module.css'

interface Props {
  readonly step: Step
  readonly place: number
  /** The educator’s first name. */
  readonly name: string
  /** Whether the step is stored; else its first letter stores it. */
  readonly isThere: boolean
  readonly onEdit: (id: string, part: Partial<Step>, one?: string) => void
  readonly onLeave: (id: string) => void
  readonly onRemove: (id: string) => void
}

export const StepRow = memo(function StepRow(props: Props) {
  const { step, place, name, isThere, onEdit, onLeave, onRemove } = props
  const { id, text, owner, dueOn } = step
  return (
    <li>
      <div className={styles.withAct}>
        <TextArea
          className={`${writing.quiet} ${isThere ? writing.bold : ''}`}
          label={`Step ${place}`}
          value={text}
          maxLength={500}
          placeholder={place === 1 ? 'What is tried next' : 'One more step'}
          onChange={(typed) => onEdit(id, { text: typed }, `step ${id}`)}
          onBlur={() => onLeave(id)}
        />
        {isThere && (
          <Button
            look="danger"
            aria-label={`Remove step ${place}`}
            icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
            onClick={() => onRemove(id)}
          />
        )}
      </div>
      {isThere && (
        <div className={`${styles.line} ${styles.stacked}`}>
          <Choice
            look="switch"
            label="Whose"
            options={[
              { value: 'educator', label: name },
              { value: 'leader', label: 'You' },
            ]}
            value={owner}
            onChange={(chosen) => onEdit(id, { owner: chosen })}
          />
          <DayField label="By" value={dueOn} onChange={(day) => onEdit(id, { dueOn: day })} />
        </div>
      )}
    </li>
  )
})
