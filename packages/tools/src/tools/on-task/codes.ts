import type { Hue } from '@corridor/domain/report/block'

/** The codes for what a student does in the instant the eye lands on them. */
export const codes = ['on-task', 'passive', 'active', 'other-work', 'cannot-see'] as const
export type Code = (typeof codes)[number]

export const codeTitles: Readonly<Record<Code, string>> = {
  'on-task': 'On task',
  passive: 'Off task, passive',
  active: 'Off task, active',
  'other-work': 'Other school work',
  'cannot-see': 'Cannot see',
}

/** The codes’ colors, the same on the capture screen and in records. */
export const codeHues = {
  'on-task': 'petrol',
  passive: 'marigold',
  active: 'blush',
  'other-work': 'sky',
  'cannot-see': 'slate',
} as const satisfies Record<Code, Hue>

export const settings = ['whole-group', 'small-group', 'independent'] as const
export type Setting = (typeof settings)[number]

export const settingTitles: Readonly<Record<Setting, string>> = {
  'whole-group': 'Whole group',
  'small-group': 'Small group',
  independent: 'Independent',
}
