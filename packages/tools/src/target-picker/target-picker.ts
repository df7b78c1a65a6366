import type { Target } from '../definition/capture-view.ts'

/** A target as something is tagged with it. */
export interface Named {
  /** The target’s configuration and item. */
  readonly target: string
  readonly code: string
  readonly title: string
}

/** The items of one domain. */
export interface TargetGroup {
  readonly title: string
  readonly targets: readonly Named[]
}

/** A rubric or a look-for set of the district: two of them may well use the same codes. */
export interface TargetSet {
  /** The configuration’s id. */
  readonly id: number
  readonly title: string
  readonly groups: readonly TargetGroup[]
}

/** The targets by set and, within it, by domain. */
export function setsOf(targets: readonly Target[]): TargetSet[] {
  const sets = new Map<number, { title: string; domains: Map<string, Named[]> }>()
  for (const { configurationId, id, code, title, domain, set } of targets) {
    const { domains } = putAbsent(sets, configurationId, { title: set, domains: new Map() })
    putAbsent(domains, domain, []).push({ target: `${configurationId}:${id}`, code, title })
  }
  return [...sets].map(([id, { title, domains }]) => ({
    id,
    title,
    groups: [...domains].map(([domain, named]) => ({ title: domain, targets: named })),
  }))
}

function putAbsent<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  const found = map.get(key) ?? value
  map.set(key, found)
  return found
}

export function targetsIn({ groups }: Pick<TargetSet, 'groups'>): readonly Named[] {
  return groups.flatMap(({ targets }) => targets)
}

/** Codes that more than one target has: there the title beside it says which. */
export function sharedCodes(sets: readonly TargetSet[]): ReadonlySet<string> {
  const codes = sets.flatMap(targetsIn).map(({ code }) => code)
  return new Set(codes.filter((code, place) => codes.indexOf(code) < place))
}

/** The targets whose code or words begin with what is searched for; words of their set narrow it down. */
export function found(sets: readonly TargetSet[], sought: string): readonly TargetSet[] {
  const words = wordsIn(sought)
  if (words.length === 0) return sets
  return sets.flatMap((set) => {
    const inSet = wordsIn(set.title)
    const fits = ({ code, title }: Named) => {
      const own = wordsIn(`${code} ${title}`)
      const begins = (parts: readonly string[], word: string) => parts.some((part) => part.startsWith(word))
      const isOwn = words.some((word) => begins(own, word))
      return isOwn && words.every((word) => begins(own, word) || begins(inSet, word))
    }
    const groups = set.groups
      .map(({ title, targets }) => ({ title, targets: targets.filter(fits) }))
      .filter(({ targets }) => targets.length > 0)
    return groups.length === 0 ? [] : [{ ...set, groups }]
  })
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
