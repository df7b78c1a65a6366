import { sealCapture } from '../../../definition/capture-view.ts'
import { OnTaskIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { rateHint } from '../rate-words.ts'
import { OnTaskScreen } from './on-task-screen.capture.tsx'
import { sweepDue } from './sweep-due.ts'
import { sweepEvidence } from './sweep-evidence.ts'

export default sealCapture({
  Icon: OnTaskIcon,
  version: 1,
  Component: OnTaskScreen,
  blank: () => ({ sweeps: [] }),
  missing: missingIn,
  hint: rateHint,
  due: sweepDue,
  evidence: sweepEvidence,
})
