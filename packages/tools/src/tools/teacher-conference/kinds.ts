export const kinds = ['pre', 'post', 'goal', 'check-in'] as const
export type Kind = (typeof kinds)[number]

export const kindTitles: Readonly<Record<Kind, string>> = {
  pre: 'Pre-observation conference',
  post: 'Post-observation conference',
  goal: 'Goal conference',
  'check-in': 'Check-in',
}

/** A short label for each kind. */
export const kindLabels: Readonly<Record<Kind, string>> = {
  pre: 'Before a visit',
  post: 'After a visit',
  goal: 'Goal',
  'check-in': 'Check-in',
}

export const stages = ['prepare', 'talk', 'agree', 'sign'] as const
export type Stage = (typeof stages)[number]

export const stageTitles: Readonly<Record<Stage, string>> = {
  prepare: 'Prepare',
  talk: 'Talk',
  agree: 'Agree',
  sign: 'Sign',
}

export const speakers = ['educator', 'leader', 'both'] as const
export type Speaker = (typeof speakers)[number]

export const owners = ['educator', 'leader'] as const
export type Owner = (typeof owners)[number]

/** What became of an open step. A carried one goes on under a new date. */
export const outcomes = ['done', 'mastered', 'dropped', 'carried'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomeTitles: Readonly<Record<Outcome, string>> = {
  done: 'Done',
  mastered: 'Mastered',
  dropped: 'Dropped',
  carried: 'Carried on',
}
