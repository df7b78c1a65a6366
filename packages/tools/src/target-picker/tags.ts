import { byNumbers } from '@corridor/domain/words/in-order'

interface Tag {
  readonly code: string
  readonly title: string
}

interface Tagged<One extends Tag> {
  /** Tags by target: its configuration and its item. */
  readonly tags: Readonly<Record<string, One>>
}

/** The tags of an entry by their code, as a reader looks for them. */
export function tagsOf<One extends Tag>({ tags }: Tagged<One>) {
  return Object.entries(tags)
    .map(([target, tag]) => ({ target, ...tag }))
    .sort((a, b) => byNumbers(a.code, b.code) || (a.target < b.target ? -1 : 1))
}

/** How many entries are tagged with each target. */
export function taggedWith(entries: readonly Tagged<Tag>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tags } of entries)
    for (const target of Object.keys(tags)) counts.set(target, (counts.get(target) ?? 0) + 1)
  return counts
}

export function nameOf({ code, title }: Tag): string {
  return `${code} ${title}`.trim()
}
