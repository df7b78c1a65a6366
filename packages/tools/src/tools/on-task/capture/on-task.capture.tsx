import { sealCapture } from '../../../definition/capture-view.ts'
import { nextDue } from '../../../passes/pass-due.ts'
import { OnTaskIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { rateHint } from '../rate-words.ts'
import { OnTaskScreen } from './on-task-screen.capture.tsx'
import { sweepEvidence } from './sweep-evidence.ts'

export default sealCapture({
  Icon: OnTaskIcon,
  version: 1,
  Component: OnTaskScreen,
  blank: () => ({ sweeps: [] }),
  missing: missingIn,
  hint: rateHint,
  due: ({ sweeps }, { plannedSweeps, secondsBetweenSweeps }) =>
    nextDue(sweeps, { planned: plannedSweeps, secondsBetween: secondsBetweenSweeps }, 'Sweep due'),
  evidence: sweepEvidence,
})
