import { sealCapture } from '../../../definition/capture-view.ts'
import { StandardOverTimeIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { blankCheck } from '../standard-changes.ts'
import { checkEvidence } from './evidence.ts'
import { checkHint } from './hint-words.ts'
import { StandardScreen } from './standard-screen.capture.tsx'

export default sealCapture({
  Icon: StandardOverTimeIcon,
  version: 3,
  Component: StandardScreen,
  blank: blankCheck,
  missing: missingIn,
  hint: checkHint,
  evidence: checkEvidence,
})
