import { sealCapture } from '../../../definition/capture-view.ts'
import { TargetedCommentIcon } from '../icon.ts'
import { missingIn, unsendableIn } from '../missing-words.ts'
import type { TargetedCommentCapture, TargetedCommentConfig } from '../targeted-comment.shape.ts'
import { TargetedCommentScreen } from './targeted-comment-screen.capture.tsx'

export default sealCapture({
  Icon: TargetedCommentIcon,
  version: 2,
  Component: TargetedCommentScreen,
  blank: () => ({ comments: [] }),
  missing: missingIn,
  hint: commentHint,
})

function commentHint(capture: TargetedCommentCapture, config: TargetedCommentConfig): string {
  return [
    `Up to ${config.mostSent} can be sent.`,
    ...(unsendableIn(capture, config).length > 0 ? ['One needs a look before sending.'] : []),
  ].join('\n')
}
