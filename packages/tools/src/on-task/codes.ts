import * as z from 'zod/mini'

/** What a student does in the instant the eye lands on them. */
export const Code = z.enum(['on-task', 'passive', 'active', 'other-work', 'cannot-see'])
export type Code = z.infer<typeof Code>
export const codes = Code.options

export const codeTitles: Readonly<Record<Code, string>> = {
  'on-task': 'On task',
  passive: 'Off task, passive',
  active: 'Off task, active',
  'other-work': 'Other school work',
  'cannot-see': 'Cannot see',
}

export const Setting = z.enum(['whole-group', 'small-group', 'independent'])
export type Setting = z.infer<typeof Setting>

export const settingTitles: Readonly<Record<Setting, string>> = {
  'whole-group': 'Whole group',
  'small-group': 'Small group',
  independent: 'Independent',
}
