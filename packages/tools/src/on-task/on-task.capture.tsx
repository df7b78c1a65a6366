import { sealCapture } from '../capture-view.ts'
import { missingIn } from './missing-words.ts'
import { OnTaskScreen } from './on-task-screen.capture.tsx'
import { rateHint } from './rate-words.ts'

export default sealCapture({
  version: 1,
  Component: OnTaskScreen,
  blank: () => ({ sweeps: [] }),
  missing: missingIn,
  hint: rateHint,
})
