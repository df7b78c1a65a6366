import { TextArea } from '@corridor/ui/capture/text-area'
import { useId } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type {
  ExpandedRubricCapture,
  ExpandedRubricConfig,
  Indicator,
  Mark,
} from '../expanded-rubric.shape.ts'
import styles from './open-indicator.module.css'
import { write } from './rubric-changes.ts'

interface Props extends Pick<CaptureProps<ExpandedRubricConfig, ExpandedRubricCapture>, 'change'> {
  readonly indicator: Indicator
  readonly mark: Mark
  readonly educator: string
}

const MOST_LETTERS = 2_000

/** The notes that the observer adds in their own words. */
export function WrittenNotes({ indicator, mark, educator, change }: Props) {
  const { id, code } = indicator
  const [firstName] = educator.split(' ')
  const field = (name: 'growthNote' | 'rationale', did: string) => ({
    value: mark[name] ?? '',
    onChange: (text: string) =>
      change(`${did} of ${code}`, (it) => write(it, id, name, text), `${name} of ${id}`),
  })
  return (
    <div className={styles.notes}>
      <Field
        title="Growth note"
        rest={`for ${firstName}, optional`}
        {...field('growthNote', 'growth note')}
      />
      <Field title="Why this level" rest="optional" {...field('rationale', 'rationale')} />
    </div>
  )
}

interface FieldProps {
  readonly title: string
  readonly rest: string
  readonly value: string
  readonly onChange: (text: string) => void
}

function Field({ title, rest, ...field }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>
        <b>{title}</b> {rest}
      </label>
      <TextArea id={id} label={`${title} ${rest}`} maxLength={MOST_LETTERS} {...field} />
    </div>
  )
}
