import { addDays, dayIn } from '@corridor/domain/calendar/days'
import { Button } from '@corridor/ui/capture/button'
import { Field } from '@corridor/ui/capture/field'
import { IconFlag } from '@tabler/icons-react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { Comment, TargetedCommentCapture, TargetedCommentConfig } from '../targeted-comment.shape.ts'
import { clearStep, setStep } from './comment-changes.ts'
import styles from './comment-composer.module.css'

interface Props
  extends Pick<CaptureProps<TargetedCommentConfig, TargetedCommentCapture>, 'visit' | 'change'> {
  readonly comment: Comment
}

const DAYS_UNTIL_DUE = 14

/** One next step of a visit can become the educator's action step. */
export function StepSetting({ comment, visit, change }: Props) {
  const { id, isStep, stepDueOn } = comment
  const usual = addDays(dayIn(visit.timeZone, new Date(visit.startedAt)), DAYS_UNTIL_DUE)
  const turn = () =>
    isStep
      ? change('action step taken back', (it) => clearStep(it, id))
      : change('action step', (it) => setStep(it, id, usual))
  return (
    <div className={styles.step}>
      <Button aria-pressed={isStep} icon={<IconFlag size={20} stroke={1.8} aria-hidden />} onClick={turn}>
        Action step
      </Button>
      {isStep && (
        <Field label="Due">
          {(field) => (
            <input
              id={field}
              type="date"
              value={stepDueOn ?? ''}
              onChange={(event) => {
                const day = event.currentTarget.value
                change('day of the action step', (it) => setStep(it, id, day || null), `day of ${id}`)
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}
