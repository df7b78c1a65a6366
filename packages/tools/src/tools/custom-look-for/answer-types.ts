/** How an item is answered. None is a check box: an empty one says nothing. */
export const answerTypes = [
  'present',
  'scale',
  'count',
  'percent',
  'single',
  'multiple',
  'text',
  'timer',
] as const
export type AnswerType = (typeof answerTypes)[number]

export const answerTitles: Readonly<Record<AnswerType, string>> = {
  present: 'Observed, 3 states',
  scale: 'Scale',
  count: 'Count',
  percent: 'Student share',
  single: 'One choice',
  multiple: 'Many choices',
  text: 'Text',
  timer: 'Timer',
}

export const states = ['observed', 'not-observed', 'no-opportunity'] as const
export type State = (typeof states)[number]

export const stateTitles: Readonly<Record<State, string>> = {
  observed: 'Observed',
  'not-observed': 'Not observed',
  'no-opportunity': 'No opportunity',
}

/** Whether a look-for of this type is answered out of a list. */
export function hasOptions(type: AnswerType): boolean {
  return type === 'scale' || type === 'single' || type === 'multiple'
}

/** The answer to a multiple choice where none of the options was seen. */
export const NONE = 'none'

const reserved = [NONE, 'no-opportunity', 'not-marked', 'marked']

/** Whether facts use an id as a name of their own, so that no option may have it. */
export function isReserved(id: string): boolean {
  return reserved.includes(id)
}

export const MOST_COUNTED = 999
