import { Button } from '@corridor/ui/capture/button'
import { Stepper } from '@corridor/ui/capture/stepper'
import { IconUsers } from '@tabler/icons-react'
import { type Code, codes, codeTitles } from '../../codes.ts'
import type { Sweep } from '../../on-task.shape.ts'
import { tallyOf } from '../../sweeps.ts'
import { codeLooks } from '../code-looks.capture.tsx'
import { PresentStepper } from '../present-stepper.capture.tsx'
import styles from './count-steppers.module.css'

interface Props {
  readonly sweep: Sweep
  readonly onCount: (code: Code, count: number) => void
  readonly onPresent: (present: number) => void
}

/** How many students have each code, instead of the seat map; never more than are present. */
export function CountSteppers({ sweep, onCount, onPresent }: Props) {
  const tally = tallyOf(sweep)
  const { toGo } = tally
  return (
    <div className={styles.room}>
      <div className={styles.row}>
        <IconUsers size={24} stroke={1.8} aria-hidden />
        <PresentStepper sweep={sweep} onPresent={onPresent} />
      </div>
      {codes.map((code) => {
        const { Icon } = codeLooks[code]
        return (
          <div key={code} className={styles.row}>
            <Icon size={24} stroke={1.8} aria-hidden />
            <Stepper
              label={codeTitles[code]}
              value={tally[code]}
              max={tally[code] + toGo}
              onChange={(count) => onCount(code, count)}
            />
          </div>
        )
      })}
      {toGo > 0 && (
        <Button className={styles.rest} onClick={() => onCount('on-task', tally['on-task'] + toGo)}>
          {toGo === 1 ? 'The other one is on task' : `The other ${toGo} are on task`}
        </Button>
      )}
    </div>
  )
}
