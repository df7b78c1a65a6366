import { Button } from '@corridor/ui/capture/button'
import type { OpenStep } from '../start/order-educators.ts'
import styles from './about-educator.module.css'
import { StepBanner } from './step-banner.tsx'

interface Props {
  readonly step: OpenStep | undefined
  readonly timeZone: string
  /** Called to change the educator; null: the visit stays with its educator. */
  readonly onWrongPerson: (() => void) | null
}

/** The details that open under the educator’s name. */
export function AboutEducator({ step, timeZone, onWrongPerson }: Props) {
  return (
    <div className={styles.about}>
      {step && <StepBanner step={step} now={new Date()} timeZone={timeZone} />}
      {onWrongPerson && (
        <p>
          <Button onClick={onWrongPerson}>Wrong person?</Button>
          Everything you recorded goes along.
        </p>
      )}
    </div>
  )
}
