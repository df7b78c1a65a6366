import { sealCapture } from '../../../definition/capture-view.ts'
import type { QuestioningCapture, QuestioningConfig } from '../higher-level-questioning.shape.ts'
import { HigherLevelQuestioningIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { shareHint } from '../share-words.ts'
import { questionEvidence } from './evidence.ts'
import { QuestioningScreen } from './questioning-screen.capture.tsx'

export default sealCapture<QuestioningConfig, QuestioningCapture>({
  Icon: HigherLevelQuestioningIcon,
  version: 1,
  Component: QuestioningScreen,
  blank: () => ({ questions: [], isNoneAsked: false }),
  missing: missingIn,
  hint: shareHint,
  evidence: questionEvidence,
})
