import { sum } from '@corridor/domain/numbers/statistics'
import { MOST_STUDENTS } from '@corridor/domain/observation/observation-limits'
import { Stepper } from '@corridor/ui/capture/stepper'
import { useStays } from '@corridor/ui/capture/use-stays'
import { useRef } from 'react'
import type { Sweep } from '../on-task.shape.ts'
import { tallyOf } from '../sweeps.ts'

interface Props {
  readonly sweep: Sweep
  readonly onPresent: (present: number) => void
}

/**
 * The number of students present, who come and go. Nobody who was counted can be taken away, and a row of seats that
 * comes or goes above moves no button.
 */
export function PresentStepper({ sweep, onPresent }: Props) {
  const counted = sum(Object.values(sweep.counts))
  const place = useRef<HTMLDivElement>(null)
  const hold = useStays()
  return (
    <div ref={place}>
      <Stepper
        label="Present"
        value={tallyOf(sweep).present}
        min={Math.max(1, counted)}
        max={MOST_STUDENTS}
        onChange={(present) => {
          hold(place.current)
          onPresent(present)
        }}
      />
    </div>
  )
}
