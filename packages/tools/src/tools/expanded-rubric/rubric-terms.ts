export const MOST_PIECES = 400

export const confidences = ['low', 'medium', 'high'] as const
export type Confidence = (typeof confidences)[number]

export const confidenceTitles: Readonly<Record<Confidence, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

export const evidenceRules = ['ends', 'every', 'none'] as const
