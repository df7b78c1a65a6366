import { sealCapture } from '../../../definition/capture-view.ts'
import { KeepingTimeIcon } from '../icon.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { missingIn } from '../missing-words.ts'
import { segmentEvidence } from './evidence.ts'
import { KeepingTimeScreen } from './keeping-time-screen.capture.tsx'

export default sealCapture<KeepingTimeConfig, KeepingTimeCapture>({
  Icon: KeepingTimeIcon,
  version: 1,
  Component: KeepingTimeScreen,
  blank: () => ({ activities: [], groupings: [] }),
  missing: missingIn,
  hint: () => 'Times come from the clock, so they stay true if the screen sleeps.',
  // A segment ends with the next tap.
  due: ({ activities }) => (activities.length > 0 ? { at: 0, words: 'Running' } : null),
  evidence: segmentEvidence,
})
