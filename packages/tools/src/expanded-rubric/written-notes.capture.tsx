import { TextArea } from '@corridor/ui/capture/text-area'
import type { CaptureProps } from '../capture-view.ts'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Indicator, Mark } from './expanded-rubric.shape.ts'
import styles from './open-indicator.module.css'
import { write } from './rubric-changes.ts'

interface Props extends Pick<CaptureProps<ExpandedRubricConfig, ExpandedRubricCapture>, 'change'> {
  readonly indicator: Indicator
  readonly mark: Mark
  readonly educator: string
}

const MOST_LETTERS = 2_000

/** What the observer adds in their own words. */
export function WrittenNotes({ indicator, mark, educator, change }: Props) {
  const { id, code } = indicator
  const [firstName] = educator.split(' ')
  const field = (name: 'growthNote' | 'rationale', did: string) => ({
    isLabelShown: true,
    maxLength: MOST_LETTERS,
    value: mark[name] ?? '',
    onChange: (text: string) =>
      change(`${did} of ${code}`, (it) => write(it, id, name, text), `${name} of ${id}`),
  })
  return (
    <div className={styles.notes}>
      <TextArea label={`Growth note for ${firstName}, optional`} {...field('growthNote', 'growth note')} />
      <TextArea label="Why this level, optional" {...field('rationale', 'rationale')} />
    </div>
  )
}
