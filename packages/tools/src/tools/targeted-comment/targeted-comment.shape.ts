import { ChosenDay } from '@corridor/domain/calendar/calendar'
import { Instant } from '@corridor/domain/clock/instant'
import { line, lines, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { PieceOfEvidence } from '../../evidence-picker/evidence-picker.shape.ts'
import { kinds } from './kinds.ts'
import { MOST_COMMENTS, MOST_LETTERS, MOST_PIECES } from './limits.ts'

const Kind = z.enum(kinds, 'Choose one of the five kinds.')

export const BankComment = z.strictObject({
  id: word(/^[A-Za-z0-9][\w-]{0,59}$/),
  kind: Kind,
  /** The words of the comment, with ___ for what the observer fills in. */
  text: line(500).check(z.regex(/\S/, 'Write the comment.')),
  /** A part of the title of its usual target, to find it by. */
  target: line(80),
})
export type BankComment = z.infer<typeof BankComment>

export const Bank = z.array(BankComment).check(
  z.maxLength(300, 'Keep at most 300 comments.'),
  z.refine(
    (bank) => new Set(bank.map(({ id }) => id)).size === bank.length,
    'Two of these have the same id. Remove one and add it again.',
  ),
)

/** The own content of an observer: a bank of comments. */
export const TargetedCommentOwn = z.strictObject({ bank: z._default(Bank, []) })
export type TargetedCommentOwn = z.infer<typeof TargetedCommentOwn>

export const TargetedCommentConfig = z.strictObject({
  bank: Bank,
  /** How many comments may be sent: of many none is heard. */
  mostSent: z
    .int('Enter a whole number.')
    .check(z.minimum(1, 'Enter at least 1.'), z.maximum(20, 'Enter at most 20.')),
  /** The kinds that observers choose from. */
  kinds: z.array(Kind).check(
    z.minLength(1, 'Keep at least one kind.'),
    z.refine((them) => new Set(them).size === them.length, 'Name each kind once.'),
  ),
})
export type TargetedCommentConfig = z.infer<typeof TargetedCommentConfig>

/** The target of a comment, as it was called at the time: a later edit of the set does not change what was said. */
const CommentTarget = z.strictObject({
  id: line(120).check(z.minLength(1)),
  code: line(20),
  title: lines(300),
})
export type CommentTarget = z.infer<typeof CommentTarget>

const Comment = z.strictObject({
  id: z.uuid(),
  at: Instant,
  kind: Kind,
  target: z.nullable(CommentTarget),
  text: lines(MOST_LETTERS),
  /** The bank comment that the words come from; null: they are the observer’s own. */
  bankId: z.nullable(line(64)),
  /** The words as they stood in the bank, which may change; version 1 did not keep them. */
  taken: z.exactOptional(line(500)),
  evidence: z.array(PieceOfEvidence).check(z.maxLength(MOST_PIECES)),
  /** Whether the comment becomes the educator’s action step when it is sent. */
  isStep: z.boolean(),
  stepDueOn: z.nullable(ChosenDay),
})
export type Comment = z.infer<typeof Comment>

export const TargetedCommentCapture = z.strictObject({
  comments: z.array(Comment).check(z.maxLength(MOST_COMMENTS)),
})
export type TargetedCommentCapture = z.infer<typeof TargetedCommentCapture>
