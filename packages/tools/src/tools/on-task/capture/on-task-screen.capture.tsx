import { useSteady } from '@corridor/ui/capture/use-steady'
import { useState } from 'react'
import { DueCue } from '../../../cues/due-cue.capture.tsx'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import layout from '../../../layout/tool-screen.module.css'
import { NextPass } from '../../../passes/next-pass.capture.tsx'
import { inOrder } from '../../../visit/in-order.ts'
import { MOST_SWEEPS } from '../limits.ts'
import type { OnTaskCapture, OnTaskConfig, Sweep } from '../on-task.shape.ts'
import { dueAt, isComplete, tallyOf } from '../sweeps.ts'
import { FirstSweep } from './first-sweep.capture.tsx'
import { OpenSweep } from './sweep/open-sweep.capture.tsx'
import { SweepCards } from './sweep-cards.capture.tsx'
import { presentNext, startSweep } from './sweep-changes.ts'

/** The sweeps on the capture screen, between the header and the footer that the frame draws for every tool. */
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
  const newest = sweeps.at(-1)
  const next = mayStart && first && newest && (
    <NextPass
      name={`sweep ${sweeps.length + 1}`}
      sofar={seenWords(newest, sweeps.length)}
      isFree={isComplete(newest)}
      dueAt={dueAt(first, sweeps.length, config)}
      isPlanned={sweeps.length < config.plannedSweeps}
      now={now}
      onStart={start}
    />
  )

  return (
    <div className={layout.screen}>
      <SweepCards
        sweeps={sweeps}
        open={open}
        config={config}
        now={now}
        visit={visit}
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
          next={next}
          isChosen={chosen >= 0}
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

/** How far a sweep is. Its card counts while it goes on: a tap on a code does not draw this again. */
function seenWords(sweep: Sweep, number: number): string {
  return isComplete(sweep) ? `Sweep ${number}: all ${tallyOf(sweep).present} seen` : `Sweep ${number} goes on`
}
