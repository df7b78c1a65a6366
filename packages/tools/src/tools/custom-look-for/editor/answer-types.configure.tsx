import {
  IconChartBar,
  IconCircleCheck,
  IconClock,
  IconList,
  IconListCheck,
  IconNote,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react'
import { useId } from 'react'
import styles from '../../../set-editor/set-form.module.css'
import { type AnswerType, answerTitles, answerTypes } from '../answer-types.ts'

const icons: Readonly<Record<AnswerType, typeof IconPlus>> = {
  present: IconCircleCheck,
  scale: IconChartBar,
  count: IconPlus,
  percent: IconUsers,
  single: IconList,
  multiple: IconListCheck,
  text: IconNote,
  timer: IconClock,
}

interface Props {
  readonly value: AnswerType
  readonly isReadOnly: boolean
  readonly onChange: (type: AnswerType) => void
}

export function AnswerTypes({ value, isReadOnly, onChange }: Props) {
  const name = useId()
  return (
    <div>
      <fieldset className={styles.types} disabled={isReadOnly}>
        <legend>Answer type</legend>
        {answerTypes.map((type) => {
          const Icon = icons[type]
          return (
            <label key={type} className={styles.type}>
              <input type="radio" name={name} checked={type === value} onChange={() => onChange(type)} />
              <Icon size={18} stroke={1.8} aria-hidden />
              {answerTitles[type]}
            </label>
          )
        })}
      </fieldset>
      <p className={styles.hint}>
        A plain checkbox is not offered: an empty box cannot say whether you looked.
      </p>
    </div>
  )
}
