import { sealCapture } from '../../../definition/capture-view.ts'
import { nextDue } from '../../../passes/pass-due.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig } from '../advanced-task.shape.ts'
import { AdvancedTaskIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { AdvancedTaskScreen } from './advanced-task-screen.capture.tsx'
import { roundEvidence } from './evidence.ts'
import { shareHint } from './share-words.ts'

export default sealCapture<AdvancedTaskConfig, AdvancedTaskCapture>({
  Icon: AdvancedTaskIcon,
  version: 1,
  Component: AdvancedTaskScreen,
  blank: () => ({ roomSeats: 0, sampled: {}, rounds: [] }),
  missing: missingIn,
  hint: shareHint,
  due: ({ rounds }, { plannedRounds, secondsBetweenRounds }) =>
    nextDue(rounds, { planned: plannedRounds, secondsBetween: secondsBetweenRounds }, 'Round due'),
  evidence: roundEvidence,
})
