import type { ContributionKind, LetterKind } from '@corridor/tools/definition/tool'

/**
 * Whether a contribution is a letter, which the two write each other once something was sent. Everybody reads it who
 * reads the observation.
 */
export function isLetter(kind: ContributionKind): kind is LetterKind {
  return kind === 'reply' || kind === 'meet' || kind === 'response'
}
