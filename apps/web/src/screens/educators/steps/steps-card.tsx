import type { Educator } from '@corridor/contract/people/educators'
import { stepsWords } from '@corridor/domain/steps/step-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ClosedStep } from './closed-step.tsx'
import { OpenStep } from './open-step.tsx'
import { StepForm } from './step-form.tsx'
import { stepsInOrder } from './step-words.ts'
import styles from './steps-card.module.css'
import { NEW_STEP, STEPS } from './steps-place.ts'

interface Props {
  readonly educator: Educator
  /** The step that is being written, by its id. */
  readonly writing: string | null
  readonly onWrite: (id: string | null) => void
}

export function StepsCard({ educator, writing, onWrite }: Props) {
  const { id, steps, today, mayAddSteps } = educator
  const { open, closed } = stepsInOrder(steps)
  const close = () => {
    onWrite(null)
    document.getElementById(STEPS)?.focus()
  }
  return (
    <Card title="Action steps" aside={stepsWords(steps)}>
      <div id={STEPS} className={styles.steps} tabIndex={-1}>
        {steps.length === 0 && !writing && (
          <p className={styles.none}>Nothing agreed yet. A step is one small thing to try next.</p>
        )}
        <ul>
          {open.map((step) => (
            <li key={step.id} className={styles.open}>
              {writing === step.id ? (
                <StepForm educatorId={id} step={step} onClose={close} />
              ) : (
                <OpenStep
                  educatorId={id}
                  step={step}
                  today={today}
                  {...(!writing && { onEdit: () => onWrite(step.id) })}
                />
              )}
            </li>
          ))}
        </ul>
        {writing === NEW_STEP && <StepForm educatorId={id} onClose={close} />}
        {mayAddSteps && !writing && (
          <Button
            className={styles.add}
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.8} />}
            onClick={() => onWrite(NEW_STEP)}
          >
            Add a step
          </Button>
        )}
        <ul>
          {closed.map((step) => (
            <ClosedStep key={step.id} educatorId={id} step={step} today={today} />
          ))}
        </ul>
      </div>
    </Card>
  )
}
