import { isWritten } from './comments.ts'
import { unsendableIn } from './missing-words.ts'
import type { TargetedCommentCapture, TargetedCommentConfig } from './targeted-comment.shape.ts'

export function commentHint(capture: TargetedCommentCapture, config: TargetedCommentConfig): string {
  const written = capture.comments.filter(isWritten).length
  const [first] = unsendableIn(capture, config)
  return [
    `${written} of ${config.mostSent} written.`,
    ...(first ? ['One needs a look before sending.'] : []),
  ].join('\n')
}
