import type { ContributionKind, LetterKind } from '@corridor/tools/definition/tool'

/** What the two write each other once it was sent. Everybody reads it who reads the observation. */
export function isLetter(kind: ContributionKind): kind is LetterKind {
  return kind === 'reply' || kind === 'meet' || kind === 'response'
}
