import { IconListCheck } from '@tabler/icons-react'
import { sealCapture } from '../capture-view.ts'
import { markedHint } from './hint-words.ts'
import { lookForEvidence } from './look-for-evidence.ts'
import { LookForScreen } from './look-for-screen.capture.tsx'
import { blankCapture, missingIn } from './marks.ts'

export default sealCapture({
  Icon: IconListCheck,
  version: 1,
  Component: LookForScreen,
  blank: () => blankCapture,
  missing: missingIn,
  hint: markedHint,
  evidence: lookForEvidence,
})
