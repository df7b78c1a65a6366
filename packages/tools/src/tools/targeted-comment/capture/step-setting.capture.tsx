import { addDays, dayIn } from '@corridor/domain/calendar/days'
import { Button } from '@corridor/ui/capture/button'
import { Field } from '@corridor/ui/capture/field'
import { IconFlag } from '@tabler/icons-react'
import type { Visit } from '../../../definition/tool.ts'
import styles from './comment-composer.module.css'
import type { Composer } from './use-composer.capture.tsx'

interface Props {
  readonly composer: Composer
  readonly visit: Visit
}

const DAYS_UNTIL_DUE = 14

/** The setting that makes a next step the educator’s action step, while it is written or afterwards. */
export function StepSetting({ composer, visit }: Props) {
  const { isStep, stepDueOn } = composer.step
  const usual = addDays(dayIn(visit.timeZone, new Date(visit.startedAt)), DAYS_UNTIL_DUE)
  return (
    <div className={styles.step}>
      <Button
        aria-pressed={isStep}
        icon={<IconFlag size={20} stroke={1.8} aria-hidden />}
        onClick={() => (isStep ? composer.takeStepBack() : composer.makeStep(usual))}
      >
        Action step
      </Button>
      <div className={isStep ? '' : styles.unused} aria-hidden={!isStep}>
        <Field before="Due">
          {(field) => (
            <input
              id={field}
              type="date"
              value={stepDueOn ?? ''}
              onChange={(event) => composer.makeStep(event.currentTarget.value || null)}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
