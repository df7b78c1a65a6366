import { tidyLines, word } from '@corridor/domain/words/plain-text'
import { contributionKinds } from '@corridor/tools/definition/tool'
import * as z from 'zod/mini'

export const ContributionKind = z.enum(contributionKinds)
const AskedKind = z.enum(['answer', 'self-rating', 'signature'])

/** What the educator added, for the observer’s devices. */
export const Contribution = z.object({
  kind: AskedKind,
  /** The key of the ask that it answers. */
  key: z.string(),
  by: z.string(),
  /** The text; empty where it is there and may not be read yet. */
  text: z.string(),
  at: z.iso.datetime(),
})

/** The key of a contribution: the device makes that of a reply; an answer has its question’s. */
export const ContributionKey = word(/^[\w:.-]{1,100}$/, 'Reload the page.')

export const ContributionText = z.strictObject({
  /** The text; an empty answer takes back what was answered, and nothing else may be empty. */
  text: tidyLines(4_000),
})

/** An ask of the educator, with what they said so far. */
export const AskedInvitation = z.object({
  kind: AskedKind,
  key: z.string(),
  prompt: z.string(),
  hint: z.string(),
  /** The choices; null: the ask is answered in words. */
  choices: z.nullable(z.array(z.object({ value: z.string(), label: z.string() }))),
  answer: z.nullable(z.string()),
  /** Whether the educator is asked before the sending. */
  isAhead: z.boolean(),
  /** For a self-rating: whether the educator has said “Done”. Before that nobody else reads it. */
  isDone: z.boolean(),
  /** Whether the ask can be answered now. */
  isOpen: z.boolean(),
})
export type AskedInvitation = z.infer<typeof AskedInvitation>
