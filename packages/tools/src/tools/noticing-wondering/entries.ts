import { counted } from '@corridor/domain/words/count-words'
import type { Column } from './columns.ts'
import type { Entry, NoticingCapture } from './noticing-wondering.shape.ts'

/** In the order of the clock; one that was left empty is none. */
export function inOrder({ entries }: NoticingCapture): Entry[] {
  return entries
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => compared(a.at, b.at) || compared(a.id, b.id))
}

function compared(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export function ofColumn(entries: readonly Entry[], column: Column): Entry[] {
  return entries.filter((it) => it.column === column)
}

/** A noticing with what it made one wonder; a wondering that stands by itself has no noticing. */
export interface Thread {
  readonly id: string
  readonly noticing: Entry | null
  readonly wonderings: readonly Entry[]
}

export function threadsOf(entries: readonly Entry[]): Thread[] {
  const noticed = new Set(ofColumn(entries, 'noticing').map(({ id }) => id))
  const isLinked = ({ column, causeId }: Entry) =>
    column === 'wondering' && causeId !== null && noticed.has(causeId)
  return entries
    .filter((it) => !isLinked(it))
    .map((it) =>
      it.column === 'noticing'
        ? {
            id: it.id,
            noticing: it,
            wonderings: entries.filter((other) => isLinked(other) && other.causeId === it.id),
          }
        : { id: it.id, noticing: null, wonderings: [it] },
    )
}

export interface Tagged {
  readonly target: string
  readonly code: string
  readonly title: string
}

/** By code, as a reader looks for them. */
export function tagsOf({ tags }: Pick<Entry, 'tags'>): Tagged[] {
  return Object.entries(tags)
    .map(([target, tag]) => ({ target, ...tag }))
    .sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }) || compared(a.target, b.target))
}

/** How many entries are tagged with each target. */
export function entriesPerTarget(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tags } of entries)
    for (const target of Object.keys(tags)) counts.set(target, (counts.get(target) ?? 0) + 1)
  return counts
}

/** «3 noticings, 1 wondering» */
export function countWords(entries: readonly Entry[]): string {
  const [noticings, wonderings] = [ofColumn(entries, 'noticing'), ofColumn(entries, 'wondering')]
  return `${counted(noticings.length, 'noticing')}, ${counted(wonderings.length, 'wondering')}`
}
