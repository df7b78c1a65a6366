import type { Fact, ToolSpec } from '../../definition/tool.ts'
import { inOrder } from '../../visit/in-order.ts'
import { targetedCommentCard } from './card.ts'
import { targetKind, targetKinds } from './comment-targets.ts'
import { hasEvidence, isWritten, stepOf } from './comments.ts'
import { kinds } from './kinds.ts'
import { missingIn, unsendableIn } from './missing-words.ts'
import { commentRecord } from './record/targeted-comment.record.ts'
import { commentPanel } from './report/targeted-comment.panel.ts'
import { shippedBank } from './shipped-bank.ts'
import {
  type Comment,
  TargetedCommentCapture,
  TargetedCommentConfig,
  TargetedCommentOwn,
} from './targeted-comment.shape.ts'

export const targetedComment: ToolSpec<TargetedCommentConfig, TargetedCommentCapture> = {
  ...targetedCommentCard,
  version: 2,
  config: TargetedCommentConfig,
  capture: TargetedCommentCapture,
  own: TargetedCommentOwn,

  usual: () => ({ bank: shippedBank, mostSent: 3, kinds: [...kinds] }),
  blank: () => ({ comments: [] }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  unsendable: unsendableIn,
  facts: (capture) => {
    const comments = inOrder(capture.comments).filter(isWritten)
    return [
      ...kinds.map((value) => fact('kind', value, comments, ({ kind }) => kind === value)),
      fact('comments', 'with evidence', comments, hasEvidence),
      fact('comments', 'with a target', comments, ({ target }) => target !== null),
      ...targetKinds.map((value) =>
        fact('target', value, comments, ({ target }) => target !== null && targetKind(target) === value),
      ),
      fact('comments', 'from the bank', comments, ({ bankId }) => bankId !== null),
      { item: 'steps', value: 'agreed', n: stepOf(capture) ? 1 : 0 },
    ]
  },
  record: (capture, _, { visit }) => commentRecord(capture, visit),
  panel: commentPanel,

  steps: (capture) => {
    const step = stepOf(capture)
    return step ? [{ id: step.id, text: step.text.trim(), dueOn: step.stepDueOn, status: 'open' }] : []
  },
}

function fact(
  item: string,
  value: string,
  comments: readonly Comment[],
  is: (comment: Comment) => boolean,
): Fact {
  return { item, value, n: comments.filter(is).length }
}
