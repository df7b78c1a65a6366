import { sealCapture } from '../../../definition/capture-view.ts'
import { ExpandedRubricIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { ExpandedRubricScreen } from './expanded-rubric-screen.capture.tsx'
import { rubricHint } from './rubric-hint.ts'

export default sealCapture({
  Icon: ExpandedRubricIcon,
  version: 2,
  Component: ExpandedRubricScreen,
  blank: () => ({ marks: {}, evidence: [] }),
  missing: missingIn,
  hint: rubricHint,
})
