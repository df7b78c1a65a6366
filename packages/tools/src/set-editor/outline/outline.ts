import { inRank, rankAt } from '../../sets/ranks.ts'

/**
 * A domain of a set. A look-for set and a rubric are alike in this: domains, and entries in them, each in its order.
 */
export interface Domain {
  readonly id: string
  readonly rank: string
  readonly title: string
}

export interface Entry {
  readonly id: string
  readonly domainId: string
  readonly rank: string
  readonly code: string
}

export interface Outline<E extends Entry = Entry> {
  readonly domains: readonly Domain[]
  readonly entries: readonly E[]
}

export interface Group<E extends Entry = Entry> {
  readonly domain: Domain
  readonly entries: readonly E[]
}

export function groupsOf<E extends Entry>({ domains, entries }: Outline<E>): Group<E>[] {
  return inRank(domains).map((domain) => ({
    domain,
    entries: inRank(entries.filter(({ domainId }) => domainId === domain.id)),
  }))
}

/** A place for an entry in a domain: before the entry at the index, or last where the index is past the end. */
export interface Place {
  readonly domainId: string
  readonly index: number
}

export function moveEntry<E extends Entry>(outline: Outline<E>, id: string, to: Place): Outline<E> {
  const moved = outline.entries.find((it) => it.id === id)
  if (!moved) return outline
  const rest = groupsOf({ ...outline, entries: outline.entries.filter((it) => it.id !== id) })
  return fromGroups(
    rest.map((group) =>
      group.domain.id === to.domainId
        ? { ...group, entries: group.entries.toSpliced(to.index, 0, moved) }
        : group,
    ),
  )
}

/** Moves an entry one place earlier or later, over the borders of domains. */
export function nudgeEntry<E extends Entry>(outline: Outline<E>, id: string, by: -1 | 1): Outline<E> {
  const groups = groupsOf(outline)
  const at = groups.findIndex(({ entries }) => entries.some((it) => it.id === id))
  const group = groups[at]
  const neighbor = groups[at + by]
  if (!group) return outline
  const index = group.entries.findIndex((it) => it.id === id) + by
  if (index >= 0 && index < group.entries.length)
    return moveEntry(outline, id, { domainId: group.domain.id, index })
  if (!neighbor) return outline
  const end = by === 1 ? 0 : neighbor.entries.length
  return moveEntry(outline, id, { domainId: neighbor.domain.id, index: end })
}

export function moveDomain<E extends Entry>(outline: Outline<E>, id: string, to: number): Outline<E> {
  const groups = groupsOf(outline)
  const moved = groups.find(({ domain }) => domain.id === id)
  const rest = groups.filter((it) => it !== moved)
  if (!moved || to < 0 || to > rest.length) return outline
  return fromGroups(rest.toSpliced(to, 0, moved))
}

export function nudgeDomain<E extends Entry>(outline: Outline<E>, id: string, by: -1 | 1): Outline<E> {
  const from = groupsOf(outline).findIndex(({ domain }) => domain.id === id)
  return moveDomain(outline, id, from + by)
}

export function addDomain<E extends Entry>(
  outline: Outline<E>,
  domain: Pick<Domain, 'id' | 'title'>,
): Outline<E> {
  const groups = groupsOf(outline)
  return fromGroups([...groups, { domain: { ...domain, rank: rankAt(groups.length) }, entries: [] }])
}

/** Removes a domain with all its entries. */
export function removeDomain<E extends Entry>({ domains, entries }: Outline<E>, id: string): Outline<E> {
  return {
    domains: domains.filter((it) => it.id !== id),
    entries: entries.filter(({ domainId }) => domainId !== id),
  }
}

export function renameDomain<E extends Entry>(outline: Outline<E>, id: string, title: string): Outline<E> {
  return { ...outline, domains: outline.domains.map((it) => (it.id === id ? { ...it, title } : it)) }
}

export function changeEntry<E extends Entry>(outline: Outline<E>, entry: E): Outline<E> {
  return { ...outline, entries: outline.entries.map((it) => (it.id === entry.id ? entry : it)) }
}

export function removeEntry<E extends Entry>(outline: Outline<E>, id: string): Outline<E> {
  return { ...outline, entries: outline.entries.filter((it) => it.id !== id) }
}

/** Adds an entry after another one, or at the end of its domain. */
export function addEntry<E extends Entry>(outline: Outline<E>, entry: E, afterId?: string): Outline<E> {
  const group = groupsOf(outline).find(({ domain }) => domain.id === entry.domainId)
  const after = group?.entries.findIndex(({ id }) => id === afterId) ?? -1
  const index = after < 0 ? Number.POSITIVE_INFINITY : after + 1
  const place = { domainId: entry.domainId, index }
  return moveEntry({ ...outline, entries: [...outline.entries, entry] }, entry.id, place)
}

/** The next free code: after A1 and A2 comes A3, and in an empty third domain C1. */
export function nextCode(outline: Outline<Entry>, domainId: string): string {
  const groups = groupsOf(outline)
  const at = groups.findIndex(({ domain }) => domain.id === domainId)
  const used = new Set(outline.entries.map(({ code }) => code.toUpperCase()))
  const letters =
    groups[at]?.entries.at(-1)?.code.match(/^[A-Za-z]+/)?.[0] ?? String.fromCharCode(65 + (at % 26))
  let number = 1
  while (used.has(`${letters}${number}`.toUpperCase())) number += 1
  return `${letters}${number}`
}

/** The outline of groups, with new ranks: a draft is saved whole. */
function fromGroups<E extends Entry>(groups: readonly Group<E>[]): Outline<E> {
  return {
    domains: groups.map(({ domain }, index) => ({ ...domain, rank: rankAt(index) })),
    entries: groups.flatMap(({ domain, entries }) =>
      entries.map((entry, index) => ({ ...entry, domainId: domain.id, rank: rankAt(index) })),
    ),
  }
}
