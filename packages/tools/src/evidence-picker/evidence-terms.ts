export const stances = ['supports', 'contradicts'] as const
export type Stance = (typeof stances)[number]

export const stanceTitles: Readonly<Record<Stance, string>> = {
  supports: 'Supports',
  contradicts: 'Contradicts',
}

export const MOST_EVIDENCE_LETTERS = 2_000
