import { type Entry, groupsOf, type Outline } from './outline.ts'

/** «B2 is now 1 of 5 in Thinking.», «Thinking is now 2 of 4.» */
export function placeWords(outline: Outline<Entry>, id: string): string {
  const groups = groupsOf(outline)
  for (const [at, { domain, entries }] of groups.entries()) {
    if (domain.id === id) return `${domain.title} is now ${at + 1} of ${groups.length}.`
    const place = entries.findIndex((it) => it.id === id)
    const code = entries[place]?.code
    if (code !== undefined) return `${code} is now ${place + 1} of ${entries.length} in ${domain.title}.`
  }
  return ''
}
