import type { OpenGoal, OpenStep, Target } from '../../definition/capture-view.ts'
import type { CommentTarget } from './targeted-comment.shape.ts'

/** The kinds of target; an item is a look-for or an indicator. */
export const targetKinds = ['item', 'goal', 'step'] as const
export type TargetKind = (typeof targetKinds)[number]

export interface TargetGroup {
  readonly title: string
  readonly targets: readonly CommentTarget[]
}

interface Offered {
  readonly targets: readonly Target[]
  readonly goals: readonly OpenGoal[]
  readonly steps: readonly OpenStep[]
}

/** The targets of a comment: items of the district’s sets, and what was agreed before. */
export function targetGroups({ targets, goals, steps }: Offered): readonly TargetGroup[] {
  const groups = new Map<string, CommentTarget[]>()
  const put = (group: string, target: CommentTarget) =>
    groups.set(group, [...(groups.get(group) ?? []), target])
  // The id is the tag that evidence has for the item.
  for (const { configurationId, id, code, title, set } of targets)
    put(set, { id: `${configurationId}:${id}`, code, title })
  for (const { id, text } of goals)
    put('Goals', { id: `goal:${id}`, code: 'Goal', title: text.slice(0, 300) })
  for (const { id, text } of steps)
    put('Open action steps', { id: `step:${id}`, code: 'Step', title: text.slice(0, 300) })
  return [...groups].map(([title, them]) => ({ title, targets: them }))
}

export function targetKind({ id }: Pick<CommentTarget, 'id'>): TargetKind {
  return targetKinds.find((kind) => id.startsWith(`${kind}:`)) ?? 'item'
}

/** “I2 Questions and discussion”, “Goal: More voices”, “Action step: Wait four seconds” */
export function targetName(target: CommentTarget): string {
  const { code, title } = target
  const kind = targetKind(target)
  if (kind === 'item') return `${code} ${title}`.trim()
  return `${kind === 'goal' ? 'Goal' : 'Action step'}: ${title.trim()}`
}

/** The first target whose title holds the bank’s hint. */
export function hintedTarget(groups: readonly TargetGroup[], hint: string): CommentTarget | null {
  const words = hint.trim().toLowerCase()
  if (words === '') return null
  const all = groups.flatMap(({ targets }) => targets)
  return all.find(({ title }) => title.toLowerCase().includes(words)) ?? null
}
