import { Button } from '@corridor/ui/capture/button'
import type { OpenStep } from '../start/order-educators.ts'
import styles from './about-educator.module.css'
import { StepsBanner } from './steps-banner.tsx'

interface Props {
  readonly steps: readonly OpenStep[]
  readonly timeZone: string
  /** Called to change the educator; null: the visit stays with its educator. */
  readonly onWrongPerson: (() => void) | null
}

/** The details that open under the educator’s name. */
export function AboutEducator({ steps, timeZone, onWrongPerson }: Props) {
  return (
    <div className={styles.about}>
      {steps.length > 0 && <StepsBanner steps={steps} now={new Date()} timeZone={timeZone} />}
      {onWrongPerson && (
        <p>
          <Button onClick={onWrongPerson}>Wrong person?</Button>
          Everything you recorded goes along.
        </p>
      )}
    </div>
  )
}
