import { isFilled } from '../../evidence-picker/evidence-picker.ts'
import { inOrder } from '../../visit/in-order.ts'
import { BLANK } from './kinds.ts'
import type { Comment, TargetedCommentCapture, TargetedCommentConfig } from './targeted-comment.shape.ts'

export function isWritten({ text }: Pick<Comment, 'text'>): boolean {
  return text.trim() !== ''
}

export function hasEvidence({ evidence }: Pick<Comment, 'evidence'>): boolean {
  return evidence.some(isFilled)
}

export function hasBlank({ text }: Pick<Comment, 'text'>): boolean {
  return text.includes(BLANK)
}

/** Whether a comment still has the bank’s words as they were taken, and no evidence: only those show that it fits. */
export function isUntouched(comment: Comment, { bank }: TargetedCommentConfig): boolean {
  const taken = comment.taken ?? bank.find(({ id }) => id === comment.bankId)?.text
  return taken?.trim() === comment.text.trim() && !hasEvidence(comment)
}

/** The visit’s action step. Two devices may have marked one each: the first stands. */
export function stepOf(capture: TargetedCommentCapture): Comment | undefined {
  return inOrder(capture.comments).find((it) => it.isStep && it.kind === 'next-step' && isWritten(it))
}
