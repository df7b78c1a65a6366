import { type Document, merge } from '@corridor/domain/merge'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { Kept } from './kept.ts'

export interface Author {
  readonly by: string
  readonly at: string
}

/** Three-way: both grew out of `base`. */
export function mergeDocuments(
  base: Document,
  mine: ObservationDocument,
  theirs: ObservationDocument,
  author: Author,
): ObservationDocument {
  // Both sides are documents, and every value of the merged one is of one of them.
  return merge(base, mine, theirs, author) as unknown as ObservationDocument
}

/** Two tabs of one browser changed the same observation since both saw it last. */
export function reconcile(
  seen: Kept | undefined,
  mine: Kept | undefined,
  theirs: Kept | null,
  author: Author,
): Kept | undefined {
  if (!theirs) return seen === mine ? undefined : mine
  if (!mine || !seen) return mine ?? theirs
  const document = isSame(mine.document, seen.document)
    ? theirs.document
    : mergeDocuments(seen.document, mine.document, theirs.document, author)
  const changed = Object.entries(mine).filter(
    ([key, value]) => key !== 'document' && !isSame(value, seen[key as keyof Kept]),
  )
  return { ...theirs, ...Object.fromEntries(changed), document }
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
