/** The scales by which a district tells questions apart. */
export const scales = ['bloom', 'dok', 'high-low'] as const
export type Scale = (typeof scales)[number]

const bloom = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const
const dok = ['dok-1', 'dok-2', 'dok-3', 'dok-4'] as const
const highLow = ['low', 'high'] as const

/** The levels of every scale: none shares a name with another, so counts of different scales never mix. */
export const levels = [...bloom, ...dok, ...highLow] as const
export type Level = (typeof levels)[number]

export const levelsOf: Readonly<Record<Scale, readonly Level[]>> = { bloom, dok, 'high-low': highLow }

export const scaleTitles: Readonly<Record<Scale, string>> = {
  bloom: 'Six levels, from Remember to Create',
  dok: 'Four levels of demand (DOK)',
  'high-low': 'High or low',
}

export interface LevelLook {
  readonly title: string
  /** Words by which the level is recognized. */
  readonly hint: string
  /** The level’s place in the six steps of the ramp, which jumps at the cut. */
  readonly step: 1 | 2 | 3 | 4 | 5 | 6
  readonly isHigh: boolean
}

export const levelLooks: Readonly<Record<Level, LevelLook>> = {
  remember: { title: 'Remember', hint: 'list, name, recall', step: 1, isHigh: false },
  understand: { title: 'Understand', hint: 'explain, compare', step: 2, isHigh: false },
  apply: { title: 'Apply', hint: 'use, solve, show', step: 3, isHigh: false },
  analyze: { title: 'Analyze', hint: 'why, evidence, sort', step: 4, isHigh: true },
  evaluate: { title: 'Evaluate', hint: 'judge, defend', step: 5, isHigh: true },
  create: { title: 'Create', hint: 'design, propose', step: 6, isHigh: true },
  'dok-1': { title: '1 Recall', hint: 'name, repeat, look up', step: 1, isHigh: false },
  'dok-2': { title: '2 Skill', hint: 'compare, solve in steps', step: 2, isHigh: false },
  'dok-3': { title: '3 Strategic', hint: 'reason, prove, plan', step: 4, isHigh: true },
  'dok-4': { title: '4 Extended', hint: 'explore, connect', step: 6, isHigh: true },
  low: { title: 'Low', hint: 'one known answer', step: 2, isHigh: false },
  high: { title: 'High', hint: 'reasons, many answers', step: 5, isHigh: true },
}
