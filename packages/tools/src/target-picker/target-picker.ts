import type { Target } from '../definition/capture-view.ts'

/** What a set has to say of a target when something is tagged with it. */
export interface Named {
  /** Of its configuration and its item. */
  readonly target: string
  readonly code: string
  readonly title: string
}

export interface TargetGroup {
  readonly title: string
  readonly targets: readonly Named[]
}

/** By domain; where there are several sets, each says which it is of. */
export function groupsOf(targets: readonly Target[]): TargetGroup[] {
  const isOne = new Set(targets.map(({ configurationId }) => configurationId)).size <= 1
  const groups = new Map<string, Named[]>()
  for (const { configurationId, id, code, title, domain, set } of targets) {
    const heading = isOne ? domain : `${set} · ${domain}`
    const named = { target: `${configurationId}:${id}`, code, title }
    groups.set(heading, [...(groups.get(heading) ?? []), named])
  }
  return [...groups].map(([title, named]) => ({ title, targets: named }))
}

/** The targets whose code or words begin with what is sought. */
export function found(groups: readonly TargetGroup[], sought: string): readonly TargetGroup[] {
  const words = sought.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  const fits = ({ code, title }: Named) => {
    const parts = `${code} ${title}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  return groups
    .map(({ title, targets }) => ({ title, targets: targets.filter(fits) }))
    .filter(({ targets }) => targets.length > 0)
}
