import type { ExpandedRubricConfig, Indicator } from '../../expanded-rubric.shape.ts'
import { community } from './community.ts'
import { instruction } from './instruction.ts'
import { response } from './response.ts'
import { thinking } from './thinking.ts'
import type { Written } from './written.ts'

/** Ranks wide apart, so that something fits between. */
const RANKS = ['d', 'h', 'l', 'p', 't'] as const

const levels = [
  { value: 1, label: 'Beginning', mark: '1' },
  { value: 2, label: 'Developing', mark: '2' },
  { value: 3, label: 'Established', mark: '3' },
  { value: 4, label: 'Extending', mark: '4' },
]

const written = [
  { id: 'community', title: 'Community', letter: 'C', indicators: community },
  { id: 'instruction', title: 'Instruction', letter: 'I', indicators: instruction },
  { id: 'thinking', title: 'Thinking', letter: 'S', indicators: thinking },
  { id: 'response', title: 'Response', letter: 'R', indicators: response },
]

/** The rubric that a district begins with. Every word of it is Corridor's own. */
export const teachingPractices: ExpandedRubricConfig = {
  title: 'Teaching Practices',
  attribution: 'Written for Corridor. You may use and change it freely within your district.',
  levels,
  domains: written.map(({ id, title }, place) => ({ id, title, rank: rankOf(place) })),
  indicators: written.flatMap(({ id, letter, indicators }) =>
    indicators.map((it, place) => indicatorOf(id, letter, it, place)),
  ),
  rules: { evidenceFor: 'ends', asksSelfRating: true, isQuick: false, showsOverall: false },
}

function indicatorOf(domainId: string, letter: string, it: Written, place: number): Indicator {
  const code = `${letter}${place + 1}`
  const id = code.toLowerCase()
  return {
    id,
    domainId,
    rank: rankOf(place),
    code,
    title: it.title,
    descriptors: Object.fromEntries(levels.map(({ value }, index) => [value, it.descriptors[index] ?? ''])),
    attributes: it.attributes.map((text, index) => ({ id: `${id}-${index + 1}`, text })),
    weight: 1,
    roles: [],
  }
}

function rankOf(place: number): string {
  return RANKS[place] ?? 'x'
}
