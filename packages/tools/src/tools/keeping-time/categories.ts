import type { Hue } from '@corridor/domain/report/block'

/** The categories of what most of a class does. Letters and hues are the same in every district; labels are its own. */
export const categories = [
  { key: 'opening', letter: 'O', hue: 'sky', label: 'Opening, routine', isInstructional: true },
  { key: 'direct', letter: 'D', hue: 'petrol', label: 'Direct instruction', isInstructional: true },
  { key: 'modeling', letter: 'M', hue: 'sky', label: 'Modeling', isInstructional: true },
  { key: 'guided', letter: 'G', hue: 'marigold', label: 'Guided practice', isInstructional: true },
  { key: 'discussion', letter: 'S', hue: 'violet', label: 'Discussion', isInstructional: true },
  { key: 'independent', letter: 'I', hue: 'blush', label: 'Independent practice', isInstructional: true },
  { key: 'check', letter: 'C', hue: 'olive', label: 'Check, assessment', isInstructional: true },
  { key: 'closure', letter: 'L', hue: 'brick', label: 'Closure', isInstructional: true },
  { key: 'transition', letter: 'T', hue: 'slate', label: 'Transition', isInstructional: false },
  { key: 'management', letter: 'B', hue: 'slate', label: 'Management', isInstructional: false },
  { key: 'interruption', letter: 'X', hue: 'slate', label: 'Interruption', isInstructional: false },
  { key: 'not-observed', letter: 'N', hue: 'slate', label: 'Not observed', isInstructional: false },
] as const satisfies readonly Category[]

interface Category {
  readonly key: string
  readonly letter: string
  readonly hue: Hue
  readonly label: string
  readonly isInstructional: boolean
}

export const categoryKeys = categories.map(({ key }) => key)
export type CategoryKey = (typeof categories)[number]['key']

/** The key of the pause: its time is kept, and counts to nothing that was seen. */
export const NOT_OBSERVED = 'not-observed'
export const TRANSITION = 'transition'
/** The key of the grouping before anybody noted one. */
export const NOT_NOTED = 'not-noted'

export const groupings = [
  { id: 'whole-group', label: 'Whole group' },
  { id: 'small-group', label: 'Small group' },
  { id: 'pairs', label: 'Pairs' },
  { id: 'independent', label: 'Independent' },
  { id: 'stations', label: 'Stations' },
] as const
