import { sealCapture } from '../../../definition/capture-view.ts'
import { TargetedCommentIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { commentHint } from './comment-hint.ts'
import { TargetedCommentScreen } from './targeted-comment-screen.capture.tsx'

export default sealCapture({
  Icon: TargetedCommentIcon,
  version: 2,
  Component: TargetedCommentScreen,
  blank: () => ({ comments: [] }),
  missing: missingIn,
  hint: commentHint,
})
