import { useSteady } from '@corridor/ui/capture/use-steady'
import { useState } from 'react'
import { DueCue } from '../../../cues/due-cue.capture.tsx'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import { inOrder } from '../../../visit/in-order.ts'
import { MOST_SWEEPS } from '../limits.ts'
import type { OnTaskCapture, OnTaskConfig } from '../on-task.shape.ts'
import { dueAt } from '../sweeps.ts'
import { FirstSweep } from './first-sweep.capture.tsx'
import styles from './on-task-screen.module.css'
import { OpenSweep } from './sweep/open-sweep.capture.tsx'
import { SweepCards } from './sweep-cards.capture.tsx'
import { presentNext, startSweep } from './sweep-changes.ts'

/** Mock-up 04. The frame draws what stands above and below. */
export function OnTaskScreen(props: CaptureProps<OnTaskConfig, OnTaskCapture>) {
  const { capture, config, visit, change, newId, now } = props
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [present, setPresent] = useState(() => presentNext(capture, visit.studentsPresent))
  const sweeps = inOrder(capture.sweeps)
  const isRunning = visit.endedAt === null
  const mayStart = isRunning && sweeps.length < MOST_SWEEPS
  const chosen = sweeps.findIndex(({ id }) => id === chosenId)
  const open = chosen >= 0 ? chosen : sweeps.length - 1
  const [first, sweep] = [sweeps[0], sweeps[open]]
  const isOneDue = first && sweeps.length < config.plannedSweeps
  const due = isOneDue ? dueAt(first, sweeps.length, config) : Number.POSITIVE_INFINITY

  const start = useSteady(() => {
    if (!mayStart) return
    const begun = { id: newId(), startedAt: new Date(now()).toISOString() }
    change(`sweep ${sweeps.length + 1} started`, (it) =>
      startSweep(it, { ...begun, present: sweeps.at(-1)?.present ?? present }),
    )
    setChosenId(null)
  })
  useKeys({ s: start })

  return (
    <div className={styles.screen}>
      <SweepCards
        sweeps={sweeps}
        open={open}
        config={config}
        now={now}
        timeZone={visit.timeZone}
        isRunning={isRunning}
        onOpen={setChosenId}
        onStart={mayStart ? start : null}
      />
      {isRunning && <DueCue name={`Sweep ${sweeps.length + 1}`} dueAt={due} now={now} />}
      {sweep ? (
        <OpenSweep
          key={sweep.id}
          sweep={sweep}
          index={open}
          sweeps={sweeps}
          onStart={mayStart ? start : null}
          {...props}
        />
      ) : (
        <FirstSweep
          present={present}
          plannedSweeps={config.plannedSweeps}
          onPresent={setPresent}
          onStart={isRunning ? start : null}
        />
      )}
    </div>
  )
}
