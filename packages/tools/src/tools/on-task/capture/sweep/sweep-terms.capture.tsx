import { Choice } from '@corridor/ui/capture/choice'
import { memo } from 'react'
import { settings, settingTitles } from '../../codes.ts'
import type { Sweep } from '../../on-task.shape.ts'
import styles from './sweep-terms.module.css'

interface Props extends Pick<Sweep, 'setting' | 'isLearningActivity'> {
  /** `onEdit` must be the same function in every render. */
  readonly onEdit: (did: string, next: (sweep: Sweep) => Partial<Sweep>) => void
}

const settingOptions = settings.map((value) => ({ value, label: settingTitles[value] }))
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** What the class was doing at the time of the sweep. */
export const SweepTerms = memo(function SweepTerms({ setting, isLearningActivity, onEdit }: Props) {
  return (
    <div className={styles.terms}>
      <Choice
        label="Setting"
        options={settingOptions}
        value={setting}
        onChange={(next) => onEdit('setting', () => ({ setting: next }))}
      />
      <Choice
        look="switch"
        label="Learning activity provided"
        options={yesOrNo}
        value={isLearningActivity ? 'yes' : 'no'}
        onChange={(next) => onEdit('learning activity', () => ({ isLearningActivity: next === 'yes' }))}
      />
    </div>
  )
})
