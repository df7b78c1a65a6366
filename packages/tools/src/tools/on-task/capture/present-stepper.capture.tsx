import { sum } from '@corridor/domain/numbers/statistics'
import { MOST_STUDENTS } from '@corridor/domain/observation/observation-limits'
import { Stepper } from '@corridor/ui/capture/stepper'
import type { Sweep } from '../on-task.shape.ts'
import { tallyOf } from '../sweeps.ts'

interface Props {
  readonly sweep: Sweep
  readonly onPresent: (present: number) => void
}

/** Students come and go. Nobody who was counted can be taken away. */
export function PresentStepper({ sweep, onPresent }: Props) {
  const counted = sum(Object.values(sweep.counts))
  return (
    <Stepper
      label="Present"
      value={tallyOf(sweep).present}
      min={Math.max(1, counted)}
      max={MOST_STUDENTS}
      onChange={onPresent}
    />
  )
}
