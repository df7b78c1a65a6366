import type { Hue } from '@corridor/domain/report/block'

export const kinds = ['strength', 'question', 'suggestion', 'next-step', 'note'] as const
export type Kind = (typeof kinds)[number]

export const kindTitles: Readonly<Record<Kind, string>> = {
  strength: 'Strength',
  question: 'Question',
  suggestion: 'Suggestion',
  'next-step': 'Next step',
  note: 'Note',
}

export const kindHues = {
  strength: 'petrol',
  question: 'sky',
  suggestion: 'marigold',
  'next-step': 'violet',
  note: 'slate',
} as const satisfies Record<Kind, Hue>

/** Stands in the bank for what the observer fills in. */
export const BLANK = '___'
