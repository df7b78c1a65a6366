import { counted } from '@corridor/domain/words/count-words'
import { inOrder } from '../../visit/in-order.ts'
import { hasBlank, isUntouched, isWritten } from './comments.ts'
import type { TargetedCommentCapture, TargetedCommentConfig } from './targeted-comment.shape.ts'

export function missingIn(capture: TargetedCommentCapture): string[] {
  const comments = inOrder(capture.comments)
  if (!comments.some(isWritten)) return ['Write at least one comment.']
  return comments.flatMap((it, index) =>
    isWritten(it) ? [] : [`Comment ${index + 1} has no words yet. Write them, or remove it.`],
  )
}

/** Why comments may not go out: bank words that fit nobody in particular, or too many comments. */
export function unsendableIn(capture: TargetedCommentCapture, config: TargetedCommentConfig): string[] {
  const comments = inOrder(capture.comments)
  const { mostSent } = config
  const tooMany = comments.length > mostSent
  return [
    ...comments.flatMap((it, index) => {
      if (hasBlank(it)) return [`Comment ${index + 1}: fill the blank that is left.`]
      return isUntouched(it, config)
        ? [`Comment ${index + 1} is as it stands in the bank. Change its words, or attach evidence.`]
        : []
    }),
    ...(tooMany ? [`Keep at most ${counted(mostSent, 'comment')}: ${comments.length} are written.`] : []),
  ]
}
