import { sealCapture } from '../../../definition/capture-view.ts'
import { KeepingTimeIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { segmentEvidence } from './evidence.ts'
import { KeepingTimeScreen } from './keeping-time-screen.capture.tsx'

export default sealCapture({
  Icon: KeepingTimeIcon,
  version: 1,
  Component: KeepingTimeScreen,
  blank: () => ({ activities: [], groupings: [] }),
  missing: missingIn,
  hint: () => 'Times come from the clock, so they stay true\nif the screen sleeps.',
  evidence: segmentEvidence,
})
