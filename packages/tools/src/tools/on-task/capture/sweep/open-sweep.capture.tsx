import { useSteady } from '@corridor/ui/capture/use-steady'
import { type ReactNode, useCallback, useState } from 'react'
import type { CaptureProps } from '../../../../definition/capture-view.ts'
import layout from '../../../../layout/tool-screen.module.css'
import type { Code } from '../../codes.ts'
import type { OnTaskCapture, OnTaskConfig, Sweep } from '../../on-task.shape.ts'
import { tallyOf } from '../../sweeps.ts'
import { changeSweep, codeSeat, countCode, nextSeat, removeSweep } from '../sweep-changes.ts'
import { CodePad } from './code-pad.capture.tsx'
import { CountSteppers } from './count-steppers.capture.tsx'
import styles from './open-sweep.module.css'
import { SeatMap } from './seat-map.capture.tsx'
import { SumLine } from './sum-line.capture.tsx'
import { SweepFoot } from './sweep-foot.capture.tsx'
import { SweepHead } from './sweep-head.capture.tsx'
import { SweepTerms } from './sweep-terms.capture.tsx'

interface Props extends CaptureProps<OnTaskConfig, OnTaskCapture> {
  readonly sweep: Sweep
  readonly index: number
  readonly sweeps: readonly Sweep[]
  /** The bar with the next sweep. */
  readonly next: ReactNode
  /** Whether somebody went back to this sweep. */
  readonly isChosen: boolean
}

/** The sweep that is being recorded, or one that is looked at again. */
export function OpenSweep({ sweep, index, sweeps, config, visit, change, now, next, isChosen }: Props) {
  const { seat, select, moveOn } = useSeat(sweep)
  const tally = tallyOf(sweep)
  const isSeats = config.style === 'seats'

  const edit = useSteady((did: string, next: (sweep: Sweep) => Partial<Sweep>) =>
    change(did, (capture) => changeSweep(capture, sweep.id, next)),
  )
  const count = (code: Code, many: number) => edit(countDid[code], (it) => countCode(it, code, many))
  const press = (code: Code) => {
    if (!isSeats) return tally.toGo > 0 ? count(code, tally[code] + 1) : undefined
    if (seat === undefined) return
    edit(`seat ${seat}`, (it) => codeSeat(it, seat, code))
    moveOn()
  }
  const setPresent = useSteady((present: number) => edit('students present', () => ({ present })))
  const remove = useSteady(() =>
    change(`sweep ${index + 1} removed`, (capture) => removeSweep(capture, sweep.id)),
  )

  return (
    <>
      <div className={styles.body}>
        <SweepHead sweeps={sweeps} index={index} config={config} visit={visit} now={now} />
        <SweepTerms setting={sweep.setting} isLearningActivity={sweep.isLearningActivity} onEdit={edit} />
        {isSeats ? (
          <SeatMap sweep={sweep} seat={seat} isChosen={isChosen} onSelect={select} onPresent={setPresent} />
        ) : (
          <CountSteppers sweep={sweep} onCount={count} onPresent={setPresent} />
        )}
        <SumLine tally={tally} />
        <SweepFoot number={index + 1} isRunning={visit.endedAt === null} onRemove={remove} />
      </div>
      <div className={layout.dock}>
        {next}
        <CodePad tally={tally} onPress={press} />
      </div>
    </>
  )
}

const countDid: Readonly<Record<Code, string>> = {
  'on-task': 'count on task',
  passive: 'count passive',
  active: 'count active',
  'other-work': 'count other work',
  'cannot-see': 'count unseen',
}

/** The seat that the observer looks at: the one that was tapped, else the first without a code. */
function useSeat(sweep: Sweep) {
  const [selected, setSelected] = useState<number | null>(null)
  const isThere = selected !== null && selected <= sweep.present
  return {
    seat: isThere ? selected : nextSeat(sweep),
    select: setSelected,
    moveOn: useCallback(() => setSelected(null), []),
  }
}
