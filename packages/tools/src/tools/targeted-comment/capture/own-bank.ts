import type { BankComment, TargetedCommentOwn } from '../targeted-comment.shape.ts'

/** The prefix of the observer’s own comments: no id of the district’s bank has a colon. */
const MINE = 'own:'

/** The observer's own comments, as they are taken. */
export function ownBank(own: TargetedCommentOwn | undefined): readonly BankComment[] {
  return (own?.bank ?? []).map((it) => ({ ...it, id: MINE + it.id }))
}
