import { sealCapture } from '../../../definition/capture-view.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig } from '../advanced-task.shape.ts'
import { AdvancedTaskIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { AdvancedTaskScreen } from './advanced-task-screen.capture.tsx'
import { roundEvidence } from './evidence.ts'
import { roundDue } from './round-due.ts'
import { shareHint } from './share-words.ts'

export default sealCapture<AdvancedTaskConfig, AdvancedTaskCapture>({
  Icon: AdvancedTaskIcon,
  version: 1,
  Component: AdvancedTaskScreen,
  blank: () => ({ roomSeats: 0, sampled: {}, rounds: [] }),
  missing: missingIn,
  hint: shareHint,
  due: roundDue,
  evidence: roundEvidence,
})
