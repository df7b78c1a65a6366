import { unsendableIn } from '../missing-words.ts'
import type { TargetedCommentCapture, TargetedCommentConfig } from '../targeted-comment.shape.ts'

export function commentHint(capture: TargetedCommentCapture, config: TargetedCommentConfig): string {
  return [
    `Up to ${config.mostSent} can be sent.`,
    ...(unsendableIn(capture, config).length > 0 ? ['One needs a look before sending.'] : []),
  ].join('\n')
}
