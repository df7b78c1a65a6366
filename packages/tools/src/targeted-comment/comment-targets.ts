import type { OpenStep, Target } from '../capture-view.ts'
import type { CommentTarget } from './targeted-comment.shape.ts'

export interface TargetGroup {
  readonly title: string
  readonly targets: readonly CommentTarget[]
}

/** What a comment can be about: items of the district's sets, and what was agreed before. */
export function targetGroups(targets: readonly Target[], steps: readonly OpenStep[]): readonly TargetGroup[] {
  const groups = new Map<string, CommentTarget[]>()
  const put = (group: string, target: CommentTarget) =>
    groups.set(group, [...(groups.get(group) ?? []), target])
  // As evidence is tagged with it.
  for (const { configurationId, id, code, title, set } of targets)
    put(set, { id: `${configurationId}:${id}`, code, title })
  for (const { id, text } of steps)
    put('Open action steps', { id: `step:${id}`, code: 'Step', title: text.slice(0, 300) })
  return [...groups].map(([title, them]) => ({ title, targets: them }))
}

/** The first whose title holds the words that the bank gives as a hint. */
export function hintedTarget(groups: readonly TargetGroup[], hint: string): CommentTarget | null {
  const words = hint.trim().toLowerCase()
  if (words === '') return null
  const all = groups.flatMap(({ targets }) => targets)
  return all.find(({ title }) => title.toLowerCase().includes(words)) ?? null
}
