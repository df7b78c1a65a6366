import { IconLayoutList } from '@tabler/icons-react'
import { sealCapture } from '../../../definition/capture-view.ts'
import { missingIn } from '../missing-words.ts'
import { ExpandedRubricScreen } from './expanded-rubric-screen.capture.tsx'
import { rubricHint } from './rubric-hint.ts'

export default sealCapture({
  Icon: IconLayoutList,
  version: 2,
  Component: ExpandedRubricScreen,
  blank: () => ({ marks: {}, evidence: [] }),
  missing: missingIn,
  hint: rubricHint,
})
