import { sealCapture } from '../../../definition/capture-view.ts'
import { markedHint } from '../hint-words.ts'
import { CustomLookForIcon } from '../icon.ts'
import { blankCapture, missingIn } from '../marks.ts'
import { lookForEvidence } from './look-for-evidence.ts'
import { LookForScreen } from './look-for-screen.capture.tsx'

export default sealCapture({
  Icon: CustomLookForIcon,
  version: 1,
  Component: LookForScreen,
  blank: () => blankCapture,
  missing: missingIn,
  hint: markedHint,
  evidence: lookForEvidence,
})
